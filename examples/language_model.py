"""A language model at the table: any function from text to text can play a seat against bots.

    python examples/language_model.py                       a stand-in that reads the list and picks a line
    python examples/language_model.py my_module:answer      your own: def answer(prompt: str) -> str

The table runs as `birdtable seat`, a process that speaks JSON lines; this is the whole client.
"""

import importlib
import json
import random
import subprocess
import sys

TRIES = 3  # answers that are not legal before the first legal action is played instead

PROMPT = """You play {title}
{table}

Your legal actions, what to write before the colon:
{actions}

{remark}Answer with one action, exactly as it is written before the colon."""


LUCK = random.Random(1)


def stand_in(prompt):
    """Picks a line of the list, and now and then makes something up, as models do."""
    actions = [line.partition(":")[0] for line in prompt.splitlines() if ":" in line and not line.startswith("Your")]
    return LUCK.choice([*actions, "fly to the moon"])


class Table:
    """The process at the other end."""

    def __init__(self, *arguments):
        command = [sys.executable, "-m", "birdtable.cli", "seat", *arguments]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.hello = json.loads(self.process.stdout.readline())

    def ask(self, verb, **words):
        self.process.stdin.write(json.dumps({"ask": verb, **words}) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def close(self):
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()


def choose(table, model, seen):
    """Ask the model until it names a legal action; what was wrong is told to it."""
    actions = table.ask("actions")["text"]
    legal = [line.partition(":")[0] for line in actions.splitlines()]
    remark = ""
    for _ in range(TRIES):
        prompt = PROMPT.format(title=table.hello["hello"], table=seen, actions=actions, remark=remark)
        answer = model(prompt).strip()
        if answer in legal:
            return answer
        why = table.ask("why_not", action=answer)
        remark = f"You answered {answer!r}. {why.get('text') or why['error']}\n"
    return legal[0]


def play(model, *arguments):
    """A whole game; returns how the table looks at its end."""
    table = Table(*arguments)
    try:
        state = table.ask("look")
        while not state["over"]:
            state = table.ask("play", action=choose(table, model, state["text"]))
        return state["text"]
    finally:
        table.close()


def main():
    model = stand_in
    if len(sys.argv) > 1:
        module, _, name = sys.argv[1].partition(":")
        model = getattr(importlib.import_module(module), name)
    print(play(model, "above_the_clouds", "--players", "3", "--bots", "greedy,random", "--seed", "7"))


if __name__ == "__main__":
    main()
