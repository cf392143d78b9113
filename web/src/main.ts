import '$lib/look/tokens.css'; // before the worlds, whose palettes overrule it
import '$lib/look/furniture.css';
import { mount } from 'svelte';
import { address } from '$lib/address.svelte';
import { settings } from '$lib/settings.svelte';
import { learn } from '$lib/texts.svelte';
import { worker } from '$lib/worker.svelte';
import App from './App.svelte';

// A table is of one game, and says so itself; every other room may speak of all.
await learn(settings.language, address.room.name === 'table' ? [] : undefined);
mount(App, { target: document.getElementById('app')! });
worker.settle();
