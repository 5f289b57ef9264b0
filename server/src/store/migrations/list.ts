import type { Migration } from 'kysely/migration';
import { columnTypes } from '../database/column-types.ts';
import type { EngineName } from '../database/store-engine-types.ts';
import { spaces } from './0025-spaces.ts';
import { members } from './0026-space-members.ts';
import { invitations } from './0027-space-invitations.ts';
import { spaceEvents } from './0028-space-change-log.ts';
import { publishing } from './0029-published-tools-and-tool-requests.ts';
import { sharedAnswers } from './0030-shared-answers.ts';
import { rowRules } from './0031-row-rules.ts';
import { recordsByTime } from './0032-records-by-time.ts';
import { accounts } from './before-spaces/0001-accounts.ts';
import { connections } from './before-spaces/0002-connections.ts';
import { hosted } from './before-spaces/0003-hosted-grants.ts';
import { tools } from './before-spaces/0004-tools.ts';
import { asking } from './before-spaces/0005-executions-and-conversations.ts';
import { access } from './before-spaces/0006-access-tokens-and-toolsets.ts';
import { agents } from './before-spaces/0007-agent-oauth.ts';
import { unanswered } from './before-spaces/0008-unanswered-questions.ts';
import { opened } from './before-spaces/0009-schemas-and-trusted-functions.ts';
import { records } from './before-spaces/0010-kinds-of-execution-records.ts';
import { savedToolsOnly } from './before-spaces/0011-saved-tools-only.ts';
import { shares } from './before-spaces/0012-percent-bars-for-donut-charts.ts';
import { learnedReadings } from './before-spaces/0013-learned-readings.ts';
import { statements } from './before-spaces/0014-parsed-statement-of-tool-version.ts';
import { columnMarks } from './before-spaces/0016-column-marks.ts';
import { operators } from './before-spaces/0017-operator-page.ts';
import { deletionIndexes } from './before-spaces/0019-deletion-indexes.ts';
import { uploadChunks } from './before-spaces/0022-upload-chunks.ts';
import { aiModels } from './before-spaces/0023-ai-models.ts';
import { aiExchanges } from './before-spaces/0024-ai-exchanges.ts';

/** In order, for ever: a name that shipped is never edited, renamed or taken out; its file may be called otherwise. */
export function migrationsFor(engine: EngineName): Record<string, Migration> {
  const types = columnTypes[engine];
  return {
    '0001-accounts': accounts(types),
    '0002-connections': connections(types),
    '0003-hosted': hosted(types),
    '0004-tools': tools(types),
    '0005-asking': asking(types),
    '0006-access': access(types),
    '0007-agents': agents(types),
    '0008-unanswered': unanswered(types),
    '0009-opened': opened(),
    '0010-records': records(),
    '0011-saved-tools-only': savedToolsOnly(types),
    '0012-shares': shares(),
    '0013-learned-readings': learnedReadings(types),
    '0014-statements': statements(),
    '0016-column-marks': columnMarks(types),
    '0017-operators': operators(types),
    '0019-deletion-indexes': deletionIndexes(),
    '0022-upload-chunks': uploadChunks(types),
    '0023-ai-models': aiModels(types),
    '0024-ai-exchanges': aiExchanges(types),
    '0025-spaces': spaces(engine),
    '0026-members': members(types),
    '0027-invitations': invitations(types),
    '0028-space-events': spaceEvents(types),
    '0029-publishing': publishing(types),
    '0030-shared-answers': sharedAnswers(types),
    '0031-row-rules': rowRules(types),
    '0032-records-by-time': recordsByTime(),
  };
}
