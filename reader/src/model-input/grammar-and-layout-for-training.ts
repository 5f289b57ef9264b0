import { fixedTokens, optionalSymbols, pointers, productions } from '../query/grammar.ts';
import { isSeldomNamed, itemKinds, matchFeatures, typeFeatures } from './item-feature-numbers.ts';
import { relationNames, relationNumber, reverseNames } from './item-relations.ts';

/** Everything that training must know about the grammar and the layout, as plain data. */
export function grammarAndLayoutForTraining() {
  return {
    fixedTokens,
    pointers,
    productions,
    optionalSymbols: [...optionalSymbols],
    itemKinds,
    matchFeatures,
    typeFeatures,
    seldomNamed: typeFeatures.filter((_, type) => isSeldomNamed(type)),
    relations: relationNames,
    /** Of a relation in `links`, by number: what the second item is to the first. */
    reverseRelations: Object.fromEntries(
      Object.entries(reverseNames).map(([name, reverse]) => [
        relationNumber(name as keyof typeof reverseNames),
        relationNumber(reverse),
      ]),
    ),
  };
}
