import { limits } from '@parley/contract/limits';
import { createConnections } from '../connections/connections.ts';
import { createFindSource } from '../connections/find-source.ts';
import { createHosted } from '../connections/hosted/hosted.ts';
import { createWithProject } from '../connections/hosted/open-project-database.ts';
import { createHostedDiagnosticsAndProxy } from '../connections/hosted-diagnostics-and-proxy.ts';
import { createSourcesForUser } from '../connections/open-source-for-user.ts';
import { createAddressCheck } from '../connections/opening/address-check.ts';
import { connectionsWithoutMarks } from '../connections/opening/connections-without-marks-cache.ts';
import { createDatabaseAccess } from '../connections/opening/database-access.ts';
import { createDatabaseHandlePool } from '../connections/opening/database-handle-pool.ts';
import { createQuerySlots } from '../connections/opening/query-slots.ts';
import { recentConnections } from '../connections/opening/recent-connection-cache.ts';
import { createPasswordEncryption } from '../connections/password-encryption.ts';
import { createColumnMarkService } from '../connections/reading/column-mark-service.ts';
import { createColumnProfiles } from '../connections/reading/column-profiles.ts';
import { createReadViewDefinitions } from '../connections/reading/read-view-definitions.ts';
import { createRowRuleService } from '../connections/reading/row-rule-service.ts';
import { createSchemaService } from '../connections/reading/schema-service.ts';
import { createPersonRemoval } from '../connections/remove-person-grants-and-files.ts';
import { createRunService } from '../connections/running/run-service.ts';
import { createSqliteFileService } from '../connections/sqlite-file-service.ts';
import type { Database } from '../databases/port.ts';
import type { Config } from '../platform/config.ts';
import type { SecretBox } from '../platform/secrets/secret-box.ts';
import type { Recorder } from '../records/execution-recorder.ts';
import { createRowLevelAccess } from '../row-rules/row-level-access.ts';
import type { Store } from '../store/store.ts';

type ConnectionParts = { config: Config; store: Store; secrets: SecretBox; recorder: Recorder };

export function buildConnections({ config, store, secrets: box, recorder }: ConnectionParts) {
  const secrets = createPasswordEncryption(box);
  const hosted = config.hosted && createHosted({ config, hosted: config.hosted, store, secrets: box });
  const sqliteFiles = createSqliteFileService({ store, settings: config });
  const opened = createDatabaseHandlePool<Database>();
  const recent = recentConnections(store);
  const rowLimits = createRowLevelAccess({ store });
  const databaseAccess = createDatabaseAccess({
    store,
    recent,
    slots: { ofConnection: createQuerySlots(), ofPerson: createQuerySlots(limits.query.ofPerson) },
    opened,
    secrets,
    files: sqliteFiles,
    checkAddress: createAddressCheck(config),
    rowLimits,
    projects: hosted?.calls,
  });
  const writeSample = async (file: string) => {
    const { createSampleShop } = await import('../connections/sample/create-sample-shop.ts');
    createSampleShop(file, new Date());
  };
  const withProject = hosted && createWithProject({ store, projects: hosted.projects, databaseAccess });
  const findSource = createFindSource({ store, databaseAccess, withProject });
  const schemas = createSchemaService({
    store,
    databaseAccess,
    findSource,
    recorder,
    loadProject: hosted?.loadSchema,
  });
  const profiles = createColumnProfiles({ databaseAccess });
  const marked = connectionsWithoutMarks(store);
  const sources = createSourcesForUser({
    store,
    databaseAccess,
    connectionsWithoutMarks: marked,
    schemas,
    profiles,
    definitions: createReadViewDefinitions({ databaseAccess }),
    standInKey: box.derive('stand-ins')[0],
    rowLimits,
  });
  return {
    sources,
    reading: {
      schemas,
      marks: createColumnMarkService({ store, databaseAccess, sources, connectionsWithoutMarks: marked }),
      rowRules: createRowRuleService({ store, databaseAccess }),
    },
    connections: createConnections({
      store,
      databaseAccess,
      recent,
      opened,
      files: sqliteFiles,
      secrets,
      policy: config,
      writeSample,
    }),
    runs: createRunService({
      store,
      databaseAccess,
      findSource,
      recorder,
      downloads: createQuerySlots(limits.download),
    }),
    personRemoval: createPersonRemoval({ store, files: sqliteFiles, grants: hosted?.grants, recent, opened }),
    hosted,
    projectTools: hosted && createHostedDiagnosticsAndProxy({ store, hosted, databaseAccess, recorder }),
    sqliteFiles,
    stop: () => databaseAccess.stop(),
    close: () => opened.close(),
  };
}
