// The light on what is to be touched: a rule of style, so that it stays on the piece however often the table is drawn anew.
import type { Light } from './course.svelte';

/** What is lit; a piece that only leads to a step is, where the step itself is not to be seen yet. */
export function selectorOf(light: Light): string {
  if (light === null) return '';
  if (light === 'key') return '.table .tray .bar .key:not(:disabled), .plain .doing .key:not(.quiet, :disabled)';
  const step = light.step.replace(/["\\]/g, '\\$&');
  return `[data-step="${step}"], .table:not(:has([data-step="${step}"])) [data-opens~="${step}"]`;
}

const styleOf = (selector: string): string => `
  ${selector} { outline: 3px solid var(--accent); outline-offset: 3px; z-index: 4; }
  @media (prefers-reduced-motion: no-preference) {
    :root:not([data-motion='still']) :is(${selector}) { animation: lesson-lit 1.6s ease-in-out infinite; }
  }
  @keyframes lesson-lit { 50% { outline-offset: 7px; outline-color: color-mix(in srgb, var(--accent) 45%, transparent); } }`;

/** Lights this, and nothing else, until it is put out. */
export function shine(light: Light): () => void {
  const selector = selectorOf(light);
  if (!selector) return () => {};
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styleOf(selector));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
