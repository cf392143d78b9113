"""How a person reaches what is on a table: by finger or mouse, or by keyboard alone."""

import time
from abc import ABC, abstractmethod

from playwright.sync_api import Page

from tests.browser.settled import glimpse

REACH_SECONDS = 5
MOST_TABS = 120
KEY = ".tray .key:not([disabled])"

HIT = """(selector) => {
  for (const one of document.querySelectorAll(selector)) {
    if (!one.checkVisibility() || one.disabled || one.getAttribute('aria-disabled') === 'true') continue;
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = one.getBoundingClientRect();
    for (const down of [0.5, 0.25, 0.75, 0.1, 0.9]) for (const right of [0.5, 0.25, 0.12, 0.75, 0.88]) {
      const x = box.left + box.width * right, y = box.top + box.height * down;
      const top = document.elementFromPoint(x, y);
      if (top && (one === top || one.contains(top) || top.closest('label')?.control === one)) return [x, y];
    }
  }
  return null;
}"""
"""A point where a finger would hit this element and nothing that lies over it."""

WAY = """(selector) => {
  const GROUP = '[role=radiogroup], [role=listbox], [role=group], [role=grid]';
  const here = document.activeElement;
  const usable = (one) => one.checkVisibility() && !one.disabled;
  const aim = [...document.querySelectorAll(selector)].filter(usable);
  if (aim.length === 0) return null;
  if (aim.includes(here)) return [];
  const group = here?.closest(GROUP);
  if (group && here !== group && aim.some((one) => group.contains(one) && one.tabIndex < 0)) return ['ArrowRight'];

  const around = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const first = new Map();
  const all = around.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]');
  const stops = [...all].filter((one) => {
    if (one.tabIndex < 0 || !usable(one) || one.closest('[inert]')) return false;
    if (one.type !== 'radio') return true;  // radios of one name share a stop: the chosen one, or the first
    const chosen = document.querySelector(`input[name="${one.name}"]:checked`);
    if (!first.has(one.name)) first.set(one.name, chosen ?? one);
    return first.get(one.name) === one;
  });
  const leads = (stop) => aim.some((one) => one === stop
    || (one.tabIndex < 0 && one.closest(GROUP)?.contains(stop)) || (one.type === 'radio' && one.name === stop.name));
  const from = stops.indexOf(here);
  const on = stops.findIndex((stop, at) => at > from && leads(stop));
  const back = from < 0 ? -1 : stops.findLastIndex((stop, at) => at < from && leads(stop));
  if (back >= 0 && (on < 0 || from - back < on - from)) return Array(from - back).fill('Shift+Tab');
  return Array(on < 0 ? 1 : on - from).fill('Tab');
}"""
"""The keys that should lead to what the selector finds; none when the focus is there, null when it is nowhere.

Where the page's order of stops turns out otherwise, the way is asked for again from wherever the keys have led.
"""
PICKED = """(selector) => [...document.querySelectorAll(selector)].some((one) => one.checked
  || one.getAttribute('aria-checked') === 'true' || one.getAttribute('aria-pressed') === 'true')"""

FAR = """(step) => {
  const shown = (selector) =>
    [...document.querySelectorAll(selector)].some((one) => one.checkVisibility() && !one.disabled);
  return !shown(`[data-step="${step}"]`) && shown(`[data-opens~="${step}"]`);
}"""
"""Whether a step is reached through another tap: some things say which steps they lead to."""
HERE = "(selector) => document.activeElement?.matches(selector) ?? false"
MOST_TAPS = 12


class Hands(ABC):
    """Takes steps and presses the key."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def take(self, step: str) -> None:
        """Choose one offered step, given in the page's words, after taps on what leads to it."""
        step_itself, opened = f'[data-step="{step}"]', False
        for _ in range(MOST_TAPS):
            if not self.page.evaluate(FAR, step):
                break
            self.tap(f'[data-opens~="{step}"]')
            opened = True
        if opened and self.page.evaluate(HERE, step_itself):
            self.tap(step_itself)  # the same thing once more, which looks picked already
        else:
            self.pick(step_itself)

    def pick(self, selector: str) -> None:
        """Choose what this finds."""
        self.tap(selector)

    @abstractmethod
    def tap(self, selector: str) -> None:
        """Touch what this finds once, as if to choose it."""

    @abstractmethod
    def press(self, selector: str) -> None:
        """Press what this finds, e.g. the key."""


class Finger(Hands):
    """A finger or a mouse: hits what can be seen."""

    def tap(self, selector: str) -> None:
        """For a finger all is one."""
        self.press(selector)

    def press(self, selector: str) -> None:
        """Tap as soon as nothing lies over it."""
        limit = time.monotonic() + REACH_SECONDS
        while (point := self.page.evaluate(HIT, selector)) is None:
            if time.monotonic() > limit:
                raise TimeoutError(f"nothing to tap: {selector}")
            glimpse(self.page)
        self.page.mouse.click(*point)


class Keys(Hands):
    """The keyboard alone: Tab from thing to thing, arrows inside a group, Space and Enter."""

    def pick(self, selector: str) -> None:
        """Walk there and pick it, unless walking there has."""
        self.walk(selector)
        if not self.page.evaluate(PICKED, selector):
            self.page.keyboard.press("Space")

    def tap(self, selector: str) -> None:
        """Walk there and press Space."""
        self.walk(selector)
        self.page.keyboard.press("Space")

    def press(self, selector: str) -> None:
        """Walk there and press Enter."""
        self.walk(selector)
        self.page.keyboard.press("Enter")

    def walk(self, selector: str) -> None:
        """Tab and arrows until the focus is there."""
        limit = time.monotonic() + REACH_SECONDS
        pressed = 0
        while (way := self.page.evaluate(WAY, selector)) != []:
            if way is None:
                if time.monotonic() > limit:
                    raise TimeoutError(f"nothing to reach: {selector}")
                glimpse(self.page)
                continue
            if pressed > MOST_TABS:
                raise TimeoutError(f"{MOST_TABS} keys do not lead to {selector}")
            for key in way:
                self.page.keyboard.press(key)
            pressed += len(way)
            limit = time.monotonic() + REACH_SECONDS  # a long way is no reason to give up at once
