import {
  harmlessImmutable,
  harmlessInWrites,
  harmlessStable,
  harmlessVolatile,
} from '../../sql/postgres-function-allowlist.ts';
import type { ForbiddenCatalogueColumn } from './forbidden-catalogue-columns.ts';
import type { Rules } from './public-types.ts';
import { bareName, type FunctionFact, type RelationFact } from './public-types.ts';

/**
 * Extensions whose functions compute only. `volatile` names those that may be called although they are marked
 * so; `never` those that keep state or touch tables although they are not. tablefunc, dblink, xml2, adminpack,
 * file_fdw and pg_stat_statements are missing on purpose: they run SQL from strings, reach servers and files, or
 * show other people's statements.
 */
const harmlessExtensions: Readonly<
  Record<string, { volatile?: string[]; only?: string[]; never?: string[] }>
> = {
  btree_gin: {},
  btree_gist: {},
  bloom: {},
  citext: {},
  cube: {},
  dict_int: {},
  dict_xsyn: {},
  earthdistance: {},
  fuzzystrmatch: {},
  h3: {},
  hll: {},
  hstore: {},
  intagg: {},
  intarray: {},
  ip4r: {},
  // Switches the session to weak input without being marked volatile.
  isn: { never: ['isn_weak'] },
  jsquery: {},
  ltree: {},
  // Only digests: decryption would need keys in the text, and key functions read them from it.
  pgcrypto: {
    only: ['digest', 'hmac', 'gen_random_uuid', 'crypt', 'armor', 'dearmor'],
    volatile: ['gen_random_uuid'],
  },
  pg_hashids: {},
  pg_jsonschema: {},
  pg_trgm: { never: ['set_limit'] },
  // These look tables up by a name in a string.
  postgis: {
    never: ['st_estimatedextent', 'st_findextent', 'find_srid', 'st_find_extent'],
  },
  prefix: {},
  seg: {},
  semver: {},
  tdigest: {},
  timescaledb: {
    only: ['time_bucket', 'time_bucket_gapfill', 'locf', 'interpolate', 'first', 'last', 'histogram'],
  },
  tsm_system_rows: { volatile: ['system_rows'] },
  tsm_system_time: { volatile: ['system_time'] },
  unaccent: {},
  unit: {},
  'uuid-ossp': {
    volatile: ['uuid_generate_v1', 'uuid_generate_v1mc', 'uuid_generate_v4'],
  },
  vector: {},
};

/** By the extension of their handler. Foreign tables of other databases are somebody's data; file_fdw may read any file and run any program. */
const harmlessWrappers: ReadonlySet<string> = new Set(['postgres_fdw', 'mysql_fdw', 'oracle_fdw', 'tds_fdw']);

/**
 * Of the system catalogue: structure and figures. What is missing holds secrets or is not worth a risk: pg_stats and
 * its kin show sampled values of every column, those of pg_authid among them.
 */
const readableCatalogue =
  /^pg_(aggregate|am|amop|amproc|attrdef|attribute|auth_members|available_extensions|available_extension_versions|cast|class|collation|constraint|conversion|database|depend|description|enum|extension|group|index|indexes|inherits|language|locks|matviews|namespace|opclass|operator|opfamily|partitioned_table|policies|policy|proc|publication|publication_namespace|publication_rel|publication_tables|range|rewrite|roles|rules|sequence|sequences|shdescription|stat_activity|stat_bgwriter|stat_database|stat_progress_\w+|stat_replication|stat_(all|user|sys)_(tables|indexes)|stat_user_functions|statio_(all|user|sys)_(tables|indexes|sequences)|statistic_ext|tables|tablespace|timezone_abbrevs|timezone_names|trigger|ts_config|ts_config_map|ts_dict|ts_parser|ts_template|type|user|views)$/;

/** These of information_schema show the options of foreign servers and files: passwords, paths and commands. */
const secretInformation = /^(user_mapping_options|foreign_(server|table|data_wrapper)_options|_pg_.*)$/;

/** Settings with paths, commands or passwords, and settings of people's own, where keys are often kept. */
const secretSetting =
  /\.|conninfo|_command$|_file$|_directory$|_directories$|^ssl_|^krb_|^all$|librar|passphrase/i;

export function refusesSetting(name: string | null): string | undefined {
  if (name === null) return 'current_setting may be asked for a setting by its name only.';
  return secretSetting.test(name) ? `the setting ${name} may hold a secret.` : undefined;
}

export function refusesHidden({ name, column }: ForbiddenCatalogueColumn): string {
  return `the column ${column} of ${name} may hold secrets; please name the other columns, without * and whole rows.`;
}

export type Judgement = 'trusted' | 'harmless' | 'ask its body' | { refused: string };

/** A plain-SQL function is what its body is, whatever it is marked as. */
export function judgeFunction(fact: FunctionFact, { access, trusted }: Rules): Judgement {
  // The owner knows what they wrote themselves; what the system or an extension brought may reach files and networks.
  if (trusted.has(fact.label) && !fact.builtIn && fact.extension === null) return 'trusted';
  if (fact.builtIn) return judgeBuiltIn(fact, access);
  if (fact.extension !== null && isHarmlessIn(fact, fact.extension)) return 'harmless';
  if (fact.aggregate) return 'harmless';
  if (fact.body !== null && (fact.extension === null || isListedIn(fact, fact.extension)))
    return 'ask its body';
  return { refused: `the function ${fact.label} is not known to be harmless.` };
}

/** Written by somebody in this database, not brought by the server or a known extension. */
export function isOwnFunction(fact: FunctionFact, rules: Rules): boolean {
  const judgement = judgeFunction(fact, rules);
  return judgement === 'ask its body' || judgement === 'trusted';
}

function judgeBuiltIn(fact: FunctionFact, access: Rules['access']): Judgement {
  const name = bareName(fact.label);
  if (access === 'write' && harmlessInWrites(name)) return 'harmless';
  const isHarmless = { immutable: harmlessImmutable, stable: harmlessStable, volatile: harmlessVolatile }[
    fact.volatility
  ];
  return isHarmless(name)
    ? 'harmless'
    : { refused: `the function ${name} is not among those that only compute a value.` };
}

/** Anybody who owns an extension can add functions to it: only compiled code is what its authors wrote. */
function isHarmlessIn(fact: FunctionFact, extension: string): boolean {
  return (fact.isCompiled || fact.aggregate) && isListedIn(fact, extension);
}

function isListedIn(fact: FunctionFact, extension: string): boolean {
  const rule = Object.hasOwn(harmlessExtensions, extension) ? harmlessExtensions[extension] : undefined;
  if (!rule) return false;
  const name = bareName(fact.label);
  if (rule.never?.includes(name) || (rule.only && !rule.only.includes(name))) return false;
  return fact.volatility !== 'volatile' || (rule.volatile?.includes(name) ?? false);
}

/** Turns texts into values of the types of columns, or arrays of columns, with which operators then do so. */
export function makesValues(fact: FunctionFact): boolean {
  return (
    (fact.isPolymorphic && fact.extension === null) ||
    /^(jsonb?_)?populate_record(set|_valid)?$|^array_|^(lag|lead|width_bucket)$/.test(bareName(fact.label))
  );
}

export type RelationJudgement = 'data' | 'ask its definition' | { refused: string };

export function judgeRelation(fact: RelationFact, { schemas }: Pick<Rules, 'schemas'>): RelationJudgement {
  const label = `${fact.schema}.${fact.name}`;
  const refused = { refused: `${label} may not be read.` };
  if (fact.builtIn) return isReadableSystemRelation(fact) ? 'data' : refused;
  if (schemas && !schemas.has(fact.schema))
    return { refused: `${label} lies in a schema that is not open to Parley.` };
  // Stored values out of reach of their table's rights, other sessions' temporary tables, and catalogues
  // that somebody put among the system's own.
  if (/^pg_/.test(fact.schema)) return refused;
  if (fact.wrappers.some((wrapper) => !harmlessWrappers.has(wrapper)))
    return { refused: `${label} reaches out of the database.` };
  switch (fact.kind) {
    case 'view':
      return fact.extension === null || Object.hasOwn(harmlessExtensions, fact.extension)
        ? 'ask its definition'
        : refused;
    case 'other':
      return refused;
    default:
      return 'data';
  }
}

function isReadableSystemRelation({ schema, name }: RelationFact): boolean {
  if (schema === 'information_schema') return !secretInformation.test(name);
  return schema === 'pg_catalog' && readableCatalogue.test(name);
}
