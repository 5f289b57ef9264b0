import { ParleyError } from '@parley/contract/errors';
import { mayDo } from '@parley/contract/spaces/roles';
import { rowRuleLimits, rowRuleMessages } from '@parley/contract/spaces/row-rules-and-groups';
import type { Store } from '../../store/store.ts';
import type { GroupService, SpaceMember } from './public-types.ts';

type Parts = { store: Pick<Store, 'groups' | 'rowRules' | 'tools'> };

export function createGroupsAndAttributesService({ store }: Parts): GroupService {
  const { groups } = store;
  return {
    list: async (member) => {
      const all = await groups.list(member.id);
      return seesPeople(member) ? all : all.map((one) => ({ ...one, personIds: [] }));
    },
    create: async (member, name) => {
      assertShared(member);
      if ((await groups.list(member.id)).length >= rowRuleLimits.groups) {
        throw invalid(rowRuleMessages.groupsFull);
      }
      return (await groups.add(member, name)) ?? taken();
    },
    rename: async (member, id, name) => {
      const renamed = await groups.rename(member.id, id, name);
      if (renamed === 'taken') taken();
      if (renamed === 'not-found') noGroup();
    },
    remove: async (member, id) => {
      if (!(await groups.remove(member.id, id))) noGroup();
    },
    setMembers: async (member, id, personIds) => {
      const set = await groups.setMembers(member.id, id, personIds);
      if (set === 'not-found') noGroup();
      if (set === 'not-members') throw invalid(rowRuleMessages.notMembers);
    },
    ...attributesOf(store),
  };
}

function attributesOf(store: Parts['store']): Pick<GroupService, 'attributes' | 'changeAttributes'> {
  const { groups } = store;
  return {
    attributes: async (member) => {
      const attributes = await groups.attributes(member.id);
      const names = new Set([...attributes.map(({ name }) => name), ...(await namesAskedFor(store, member))]);
      return { names: [...names].toSorted(), attributes: seesPeople(member) ? attributes : [] };
    },
    changeAttributes: async (member, personId, changes) => {
      assertShared(member);
      const { attributes } = await groups.knownOf({ spaceId: member.id, personId });
      const names = new Set([...Object.keys(attributes), ...changes.map(({ name }) => name)]);
      if (names.size > rowRuleLimits.attributes) throw invalid(rowRuleMessages.attributesFull);
      const changed = await groups.changeAttributes({ spaceId: member.id, personId }, changes);
      if (changed === 'not-a-member') {
        throw new ParleyError('not_found', { message: 'There is no such member of this space.' });
      }
    },
  };
}

/** By rules and by tools: what an admin should be offered before anybody has it. */
async function namesAskedFor({ rowRules, tools }: Parts['store'], member: SpaceMember): Promise<string[]> {
  const rules = [...(await rowRules.all(member.id)).values()].flatMap((one) => one.rules);
  const parameters = (await tools.list(member)).flatMap((tool) => tool.parameters);
  return [...rules, ...parameters].flatMap(({ boundTo }) =>
    boundTo?.kind === 'attribute' ? [boundTo.name] : [],
  );
}

const seesPeople = ({ role }: SpaceMember) => mayDo(role, 'manage-people');

function assertShared({ id, personId }: SpaceMember): void {
  if (id === personId) throw invalid(rowRuleMessages.personal);
}

const invalid = (message: string) => new ParleyError('invalid_input', { message });

function taken(): never {
  throw new ParleyError('invalid_input', {
    message: rowRuleMessages.groupTaken,
    fields: { name: rowRuleMessages.groupTaken },
  });
}

function noGroup(): never {
  throw new ParleyError('not_found', { message: rowRuleMessages.noGroup });
}
