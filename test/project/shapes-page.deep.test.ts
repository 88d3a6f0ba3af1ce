import { followTutorial } from '../support/follow-tutorial.js';

followTutorial('docs/shapes.md');
