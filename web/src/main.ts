import '$lib/look/tokens.css'; // before the worlds, whose palettes overrule it
import '$lib/look/furniture.css';
import { mount } from 'svelte';
import { settings } from '$lib/settings.svelte';
import { learn } from '$lib/texts.svelte';
import { worker } from '$lib/worker.svelte';
import App from './App.svelte';

await learn(settings.language);
mount(App, { target: document.getElementById('app')! });
worker.settle();
