import { bodies } from './bodies.ts';
import type { ContractCase } from './case.ts';
import { clientInserts } from './client-inserts.ts';
import { columns } from './columns.ts';
import { fieldInserts } from './fields.ts';
import { preferences, queries, types } from './headers.ts';
import { keys } from './keys.ts';
import { limits } from './limits.ts';
import { otherMethods } from './methods.ts';
import { otherPlaces } from './places.ts';

export const allCases: readonly ContractCase[] = [
  ...clientInserts,
  ...fieldInserts,
  ...limits,
  ...bodies,
  ...columns,
  ...preferences,
  ...queries,
  ...types,
  ...otherMethods,
  ...otherPlaces,
  ...keys,
];
