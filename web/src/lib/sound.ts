// Sounds made on the spot: wood for pieces, paper for cards, one note per world for "your turn". No file is fetched.
import { settings } from '$lib/settings.svelte';
import type { Scene } from '$lib/table/motion';

const LOUDNESS = 0.16;
const DEFAULT_NOTE = 587;
const MOST_AT_ONCE = 3;
const APART = 0.07;

let studio: AudioContext | null = null;

/** The studio, once somebody has touched the page: before that browsers let nothing sound. */
function open(): AudioContext | null {
  if (typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return null;
  studio ??= new AudioContext();
  if (studio.state === 'suspended') void studio.resume();
  return studio;
}

/** A loudness that rises at once and fades within these seconds. */
function fading(on: AudioContext, at: number, seconds: number, loudness: number): GainNode {
  const gain = on.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(on.destination);
  return gain;
}

/** A piece of wood set down: a short low tone that falls. */
function wood(on: AudioContext, at: number): void {
  const tone = on.createOscillator();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(320, at);
  tone.frequency.exponentialRampToValueAtTime(140, at + 0.08);
  tone.connect(fading(on, at, 0.11, LOUDNESS));
  tone.start(at);
  tone.stop(at + 0.12);
}

/** A card that slides: a breath of noise, high and soft. */
function paper(on: AudioContext, at: number): void {
  const length = Math.floor(on.sampleRate * 0.12);
  const buffer = on.createBuffer(1, length, on.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < length; index++) samples[index] = Math.random() * 2 - 1;
  const noise = on.createBufferSource();
  noise.buffer = buffer;
  const band = on.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = 3200;
  noise.connect(band).connect(fading(on, at, 0.11, LOUDNESS * 0.7));
  noise.start(at);
}

/** "Your turn": the world's note and its fifth, like two glasses. */
export function ring(note: number = DEFAULT_NOTE): void {
  if (settings.sound === 'off') return;
  const on = open();
  if (!on) return;
  for (const [index, frequency] of [note, note * 1.5].entries()) {
    const at = on.currentTime + index * 0.14;
    const tone = on.createOscillator();
    tone.type = 'sine';
    tone.frequency.value = frequency;
    tone.connect(fading(on, at, 0.6, LOUDNESS));
    tone.start(at);
    tone.stop(at + 0.62);
  }
}

/** What a scene sounds like: its flights, a few of them, one after the other; `wooden` are pieces that are no cards. */
export function soundOf(scene: Scene, wooden?: RegExp): void {
  if (settings.sound !== 'all') return;
  const on = open();
  if (!on) return;
  for (const [index, flight] of scene.flights.slice(0, MOST_AT_ONCE).entries()) {
    (wooden?.test(flight.piece) ? wood : paper)(on, on.currentTime + index * APART);
  }
}
