export { slowdown } from '../../src/cli/verbs/fuzz/slowdown.js';
