export { slowdown } from '../../src/cli/fuzz/slowdown.js';
