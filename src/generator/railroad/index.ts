export { type Railroad, type RailroadDiagram, railroadDiagrams, type RailroadOptions } from './diagrams.js';
export { railroadPage, railroadSheet } from './page.js';
export { railroadStyle } from './style.js';
