#!/usr/bin/env python3
"""A bot of your own for Stolik: it sits on the chair that a host has given it, and chooses at random.

    pip install websocket-client            (Debian: apt install python3-websocket)
    python3 bot.py http://localhost:4010 CODE KEY

The host makes the key in the lobby: a free chair, then "A bot of your own". docs/API.md tells what is said on the line.
To make it play well, write another `choose`.
"""

import argparse
import itertools
import json
import random
import time

import websocket

PROTOCOL = 9


def choose(choices, view):
    """One of what may stand in a part of the answer. `view` is all that this seat may know of the game."""
    return random.choice(choices)


def phrase(shortest, longest):
    """Words, where a game wants some: a clue."""
    words = random.choice(["an old song", "nobody saw it coming", "blue, mostly", "before the rain"])
    return words[:longest].ljust(shortest, ".")


class Gone(Exception):
    """The table does not want this bot, or not as it is. Coming back would not help."""


class Table:
    """The line to a table. Every message, either way, is one JSON object with its kind in `is`."""

    def __init__(self, address, code, key):
        line = address.rstrip("/").replace("http", "ws", 1)
        # `plain`: every message comes whole. Without it they come squeezed, as browsers hear them.
        self.socket = websocket.create_connection(
            f"{line}/api/tables/{code}/ws?plain", header=[f"Authorization: Bearer {key}"]
        )
        self.room = self.update = self.answered = None
        self.nonces = itertools.count(1)
        self.say({"is": "hello", "protocol": PROTOCOL})

    def say(self, message):
        self.socket.send(json.dumps(message))

    def hear(self):
        """The next message; what it says of the room and of the game is kept."""
        text = self.socket.recv()
        if not text:
            raise ConnectionError("the line is closed")
        message = json.loads(text)
        if message["is"] in ("welcome", "room"):
            if message["you"] is None:
                raise Gone("nobody at this table has such a key")
            self.room = message["room"]
        if message["is"] == "update":
            self.update = message["update"]
        if message["is"] in ("reload", "removed", "turned-away"):
            raise Gone(json.dumps(message))
        return message

    def send(self, ask, sheet):
        """Sends an answer, or a draft of one, and gives the reply."""
        nonce, game = next(self.nonces), self.room["playing"]
        self.say({"is": "sheet", "game": game, "ask": ask, "nonce": nonce, "sheet": sheet})
        while True:
            message = self.hear()
            if message["is"] == "sheet-reply" and message["nonce"] == nonce:
                return message

    def question(self):
        """The question that waits for this seat, if the table goes on and one does."""
        goes_on = self.room and not (self.room["paused"] or self.room["rests"] or self.room["moment"])
        question = self.update and self.update["question"]
        waits = goes_on and question and question["yours"] and not question["yours"]["sheet"]["ready"]
        return question if waits and self.answered != self.which(question) else None

    def which(self, question):
        """Questions are numbered in each game anew."""
        return self.room["playing"], question["number"]

    def answer(self, question):
        """Fills in one part after the other; what may stand in the next one is asked for with a draft."""
        number, ask, yours = question["number"], question["ask"], question["yours"]
        view, lists = self.update["view"], yours["lists"]
        parts = [None] * len(lists)
        for part in range(len(parts)):
            if part > 0:
                lists = self.send(number, {"parts": parts, "ready": False})["lists"]
            if not lists:
                return  # Somebody else was faster, and the question is closed.
            passes = [None] if part == 0 and ask["pass"] else []
            parts[part] = choose(lists[part] + passes, view)
            if parts[part] is None:
                parts = []
                break
        sheet = {"parts": parts, "ready": True}
        text = ask["text"]
        if text and text["shortest"] > 0 and yours["seat"] in text["from"]:
            sheet["text"] = phrase(text["shortest"], text["longest"])
        asked = self.which(question)
        if self.send(number, sheet)["reply"]["is"] != "refused":
            self.answered = asked


def play(table):
    """Answers whatever is asked until the line is cut."""
    over = False
    while True:
        heard = table.hear()
        if heard["is"] not in ("room", "update"):
            continue
        tried = None
        # What was refused is tried again when the table has changed.
        while (question := table.question()) and question["number"] != tried:
            tried = question["number"]
            table.answer(question)
        was_over, over = over, bool(table.update and table.update["outcome"])
        if over and not was_over:
            print("over:", json.dumps(table.update["outcome"]), flush=True)


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    for name in ("address", "code", "key"):
        arguments.add_argument(name)
    given = arguments.parse_args()
    while True:
        try:
            play(Table(given.address, given.code, given.key))
        except Gone as gone:
            raise SystemExit(f"the table has let this bot go: {gone}")
        except (OSError, websocket.WebSocketException) as lost:
            # A server that was started anew, or a night without a network: the chair waits.
            print(f"the line is cut ({lost}); once more in two seconds", flush=True)
            time.sleep(2)


if __name__ == "__main__":
    main()
