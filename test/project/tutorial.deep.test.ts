import { followTutorial } from '../support/follow-tutorial.js';
import { TUTORIAL } from '../support/tutorial.js';

followTutorial(TUTORIAL, { 'package.json': '{ "type": "module" }' });
