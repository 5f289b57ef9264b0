import type { Facts, LookUp, RelationFact, Wanted } from '../../guard/postgres/public-types.ts';
import type { Name } from '../../sql/parse-postgres.ts';
import { createExpiringCache } from './expiring-cache.ts';

/**
 * Asks the catalogue only for what was not asked a moment ago: calls of a hosted project are counted. Tables are
 * remembered one by one; functions, operators and types together, since an operator leads to functions that nobody
 * named. Where columns have types of people's own, the functions that come with those hang on the tables too:
 * nothing is remembered then.
 */
export function cacheLookUps(lookUp: LookUp): LookUp {
  const tables = createExpiringCache<RelationFact[]>();
  const others = createExpiringCache<Pick<Facts, 'functions' | 'types'>>();
  return async ({ relations, ...rest }: Wanted) => {
    const key = JSON.stringify([rest.functions, rest.operators, rest.types]);
    const known = others.get(key);
    const missing = relations.filter((name) => tables.get(keyOf(name)) === undefined);
    if (missing.length > 0 || !known) {
      const found = await lookUp({ relations: missing, ...(known ? nothing : rest) });
      for (const name of missing)
        tables.set(
          keyOf(name),
          found.relations.filter((fact) => isFor(fact, name)),
        );
      if (!known) others.set(key, { functions: found.functions, types: found.types });
    }
    const { functions, types } = others.get(key) ?? { functions: [], types: [] };
    const named = [...new Set(relations.flatMap((name) => tables.get(keyOf(name)) ?? []))];
    if (named.some(({ hasOwnTypes }) => hasOwnTypes)) return lookUp({ relations, ...rest });
    return { functions, types, relations: named };
  };
}

const nothing = { functions: [], operators: [], types: [] };

function isFor(fact: RelationFact, name: Name): boolean {
  return keyOf(fact.asked) === keyOf(name);
}

function keyOf({ schema, name }: Name): string {
  return JSON.stringify([schema, name]);
}
