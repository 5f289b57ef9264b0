import { answerThreadTasks } from '../../../platform/threads/answer-thread-tasks.ts';
import { type RuleTask, readFactsForRulesAtOnce } from './read-facts-for-rules.ts';

answerThreadTasks((task: RuleTask) => readFactsForRulesAtOnce(task));
