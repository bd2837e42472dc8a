import type { Pool } from 'pg';

/**
 * Selects the schemas from the catalogue, one fact a line, in words that do not depend on the server's
 * version.
 */
const facts = `
  with relations as (
    select n.nspname || '.' || c.relname as name, c.*
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'contacts_private') and c.relkind = 'r'
  ),
  functions as (
    select n.nspname || '.' || p.proname as name, p.*
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'contacts_private')
  )
  select 1 as place, name, format('table %s%s', name, case when relrowsecurity then ', row security on' end) as fact
  from relations
  union all
  select 2, r.name || a.attnum, format('  column %s.%s %s%s%s', r.name, a.attname,
    format_type(a.atttypid, a.atttypmod),
    case when a.attnotnull then ' not null' end,
    case when a.attgenerated = 's' then ' generated as ' else ' default ' end
      || pg_get_expr(d.adbin, d.adrelid))
  from relations r
  join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = r.oid and d.adnum = a.attnum
  union all
  select 3, conname, format('constraint %s on %s: %s', conname, r.name, pg_get_constraintdef(k.oid))
  from relations r join pg_constraint k on k.conrelid = r.oid and k.contype <> 'n'
  union all
  select 4, indexrelid::regclass::text, pg_get_indexdef(indexrelid)
  from relations r join pg_index i on i.indrelid = r.oid
  union all
  select 5, polname, format('policy %s on %s for %s to %s with check %s', polname, r.name, polcmd,
    (select string_agg(rolname, ', ') from pg_roles where oid = any (polroles)),
    pg_get_expr(polwithcheck, polrelid))
  from relations r join pg_policy p on p.polrelid = r.oid
  union all
  select 6, tgname, pg_get_triggerdef(t.oid)
  from relations r join pg_trigger t on t.tgrelid = r.oid and not tgisinternal
  union all
  select 7, name, format('function %s(%s) returns %s, %s, %s%s', name, pg_get_function_identity_arguments(f.oid),
    pg_get_function_result(f.oid), f.provolatile,
    case when f.prosecdef then 'with its owner''s rights' else 'with its caller''s rights' end,
    ', ' || f.proconfig::text)
  from functions f
  union all
  select 8, r.name || a.privilege_type, format('%s may %s %s', grantee::regrole, lower(a.privilege_type), r.name)
  from relations r, aclexplode(r.relacl) a where a.grantee <> r.relowner
  union all
  select 8, r.name || c.attname, format('%s may %s %s.%s', grantee::regrole, lower(a.privilege_type), r.name, c.attname)
  from relations r join pg_attribute c on c.attrelid = r.oid, aclexplode(c.attacl) a
  union all
  select 9, f.name, format('%s may %s %s', case grantee when 0 then 'everyone' else grantee::regrole::text end,
    lower(a.privilege_type), f.name)
  from functions f, aclexplode(coalesce(f.proacl, acldefault('f', f.proowner))) a where a.grantee <> f.proowner
  union all
  select 9, n.nspname, format('%s may use schema %s', case grantee when 0 then 'everyone' else grantee::regrole::text end, n.nspname)
  from pg_namespace n, aclexplode(n.nspacl) a
  where n.nspname in ('public', 'contacts_private') and a.grantee <> n.nspowner and a.privilege_type = 'USAGE'
  order by 1, 2, 3
`;

/** Describes the schema for a snapshot, so that changes show in review. */
export async function describePostgres(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ fact: string }>(facts);
  return `${rows.map(({ fact }) => fact).join('\n')}\n`;
}
