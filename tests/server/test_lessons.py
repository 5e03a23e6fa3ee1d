"""Lessons over HTTP: nothing of them is kept, and nothing they are sent breaks them."""

import httpx

LESSON = "/games/above_the_clouds/lessons/landing"


def test_a_pupil_is_led_through_a_lesson(at):
    async def test(people):
        ada = people.guest("Ada")
        assert "landing" in (await ada.get("/games/above_the_clouds/lessons"))["lessons"]
        first = await ada.post(LESSON, marks=[])
        assert (first["step"], first["reached"], first["legal"]) == (0, True, [])
        second = await ada.post(LESSON, marks=first["marks"], move="")
        assert (second["step"], second["reached"], second["marks"]) == (1, False, [""])
        assert second["legal"]
        wrong = await ada.post(LESSON, marks=second["marks"], move="pass")
        assert (wrong["right"], wrong["marks"], wrong["view"]) == (False, [""], second["view"])
        assert wrong["answer"]["message"] == "lesson-landing-2-pass"
        right = await ada.post(LESSON, marks=wrong["marks"], move=second["help"])
        assert (right["right"], right["reached"]) == (True, True)
        assert right["log"]
        over = await ada.post(LESSON, marks=right["marks"], move="")
        assert over["step"] == over["steps"]
        assert (await ada.get("/me/tables"))["tables"] == []

    at(test)


def test_what_makes_no_sense_is_refused_in_words(at):
    async def test(people):
        ada = people.guest("Ada")
        assert (await ada.get("/games/chess/lessons"))["code"] == "no-such-game"
        assert (await ada.post("/games/perch/lessons/chess", marks=[]))["code"] == "no-such-lesson"
        illegal = await ada.post(LESSON, marks=[""], move="swap f3 b3")
        assert illegal["code"] == "illegal"
        assert illegal["reasons"]
        assert (await ada.post(LESSON, marks=[""], move="sing loudly"))["code"] == "not-understood"
        assert (await ada.post(LESSON, marks=[""] * 1000))["code"] == "bad-message"
        why = await ada.post(f"{LESSON}/why", marks=[""], actions=["swap f3 b3", "pass"])
        assert why["reasons"]["pass"] == []
        assert why["reasons"]["swap f3 b3"]

    at(test)


def test_files_that_are_not_there_are_not_answered_with_the_page(at):
    async def test(people):
        ada = people.guest("Ada")
        async with httpx.AsyncClient() as client:
            for path in ("/no-such.json", "/no-such.txt"):
                assert (await client.get(f"{ada.address}{path}")).status_code == 404

    at(test)
