"""Writes requirements.lock: every package that the server needs, with version and hash, as pip would install it now.

python deploy/lock.py        on Linux, with the Python of the image
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent


def main() -> None:
    """Ask pip, and write what it says."""
    asked = ["install", "--dry-run", "--ignore-installed", "--quiet", "--report", "-", str(HERE.parent)]
    told = subprocess.run([sys.executable, "-m", "pip", *asked], check=True, capture_output=True, text=True).stdout
    lines = []
    for one in json.loads(told)["install"]:
        name, version = one["metadata"]["name"].lower().replace("_", "-"), one["metadata"]["version"]
        digest = one["download_info"].get("archive_info", {}).get("hashes", {}).get("sha256")
        if name != "birdtable":
            lines.append(f"{name}=={version} --hash=sha256:{digest}")
    python = f"{sys.version_info.major}.{sys.version_info.minor}"
    head = f"# Made by deploy/lock.py for Python {python} on {sys.platform}, {len(lines)} packages."
    (HERE / "requirements.lock").write_text("\n".join([head, *sorted(lines)]) + "\n")


if __name__ == "__main__":
    main()
