-- Stores the contact messages. The Node server applies this file on startup; on Supabase,
-- `supabase db push` does, and PostgREST inserts visitors' messages as the role `anon`. The rules
-- below apply to the messages of both servers.

-- Roles are cluster-wide, so another database's migration may have created them, even concurrently.
do $$
declare
  role_name name;
begin
  foreach role_name in array array['anon', 'authenticated']::name[] loop
    if not exists (select from pg_roles where rolname = role_name) then
      begin
        execute format('create role %I nologin noinherit', role_name);
      exception
        when duplicate_object or unique_violation then null;
      end;
    end if;
  end loop;
end
$$;

-- PostgREST does not serve this schema.
create schema contacts_private;
revoke all on schema contacts_private from public, anon, authenticated;

-- Repeats the rules of shared/message-rules.ts as far as SQL can express them. Where the two differ, SQL is the
-- more lenient; a test compares them.
create function contacts_private.is_blank(text) returns boolean
language sql immutable parallel safe
return $1 ~ '^[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]*$';

create function contacts_private.is_line(text) returns boolean
language sql immutable parallel safe
return $1 !~ '[\u0001-\u001f\u007f-\u009f]';

-- Allows tabs and line breaks, but no other control characters.
create function contacts_private.is_lines(text) returns boolean
language sql immutable parallel safe
return $1 !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f]';

-- Allows one bare mailbox: a local part in ASCII, and a domain in any script without
-- ASCII punctuation, spaces or invisible characters.
create function contacts_private.is_address(text) returns boolean
language sql immutable parallel safe
return $1 ~ '^[a-zA-Z0-9.!#$%&''*+/=?^_`{|}~-]+@[^\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a0\u2000-\u206f\u3000\ufeff]+([.-]+[^\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a0\u2000-\u206f\u3000\ufeff]+)*$'
  and $1 !~ '@.*([.][.]|[.]-|-[.])';

create table public.contacts (
  id uuid not null default gen_random_uuid() primary key,
  created_at timestamptz(3) not null default now(),

  name text not null
    constraint contacts_name_not_blank check (not contacts_private.is_blank(name))
    constraint contacts_name_length check (length(name) <= 200)
    constraint contacts_name_characters check (contacts_private.is_line(name)),

  email text not null
    constraint contacts_email_not_blank check (not contacts_private.is_blank(email))
    constraint contacts_email_length check (length(email) <= 320)
    constraint contacts_email_characters check (contacts_private.is_line(email))
    constraint contacts_email_address check (contacts_private.is_address(email)),

  company text not null
    constraint contacts_company_not_blank check (not contacts_private.is_blank(company))
    constraint contacts_company_length check (length(company) <= 200)
    constraint contacts_company_characters check (contacts_private.is_line(company)),

  message text not null
    constraint contacts_message_not_blank check (not contacts_private.is_blank(message))
    constraint contacts_message_length check (length(message) <= 5000)
    constraint contacts_message_characters check (contacts_private.is_lines(message)),

  -- The state of the message's notification (docs/architecture.md), in the same row, so that one commit stores
  -- both the message and the state.
  notified_at timestamptz(3),
  attempts integer not null default 0,
  next_attempt_at timestamptz(3) default now(),
  last_error text,
  -- Identifies the claim that may send the notification, until next_attempt_at.
  claim_token uuid,

  -- Detects duplicates, which are stored once within ten minutes.
  digest bytea,

  constraint contacts_waiting_or_notified check (next_attempt_at is null or notified_at is null)
);

create index contacts_waiting on public.contacts (next_attempt_at)
  where next_attempt_at is not null;
create index contacts_by_time on public.contacts (created_at, id);
create index contacts_by_digest on public.contacts (digest, created_at);
create index contacts_notified on public.contacts (notified_at, next_attempt_at);

-- Supabase grants far more privileges on every table that is created in `public`.
revoke all on public.contacts from public, anon, authenticated;
alter table public.contacts enable row level security;
grant usage on schema public to anon;
grant insert (name, email, company, message) on public.contacts to anon;
create policy contacts_insert on public.contacts for insert to anon with check (true);

-- One row, which the operator may change.
create table contacts_private.settings (
  only_row boolean not null default true primary key check (only_row),
  -- Keys the hashes of addresses, which could otherwise be reversed by hashing every address.
  hash_key bytea not null default decode(
    replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'
  ),
  -- How many messages one address may send in ten minutes; 0 is unlimited.
  messages_per_address integer not null default 30 check (messages_per_address >= 0),
  -- The header in which PostgREST's gateway sends the visitor's address; null if no header can be trusted.
  address_header text default 'cf-connecting-ip' check (address_header = lower(address_header))
);
insert into contacts_private.settings default values;

-- Counts each sender's messages of the last ten minutes, by a hash of the address.
create table contacts_private.senders (
  address_hash bytea not null,
  sent_at timestamptz(3) not null default now()
);
create index senders_by_address on contacts_private.senders (address_hash, sent_at);
create index senders_by_time on contacts_private.senders (sent_at);

create function contacts_private.forget_senders() returns void
language sql
begin atomic
  delete from contacts_private.senders
  where sent_at <= now() - interval '10 minutes' or sent_at >= now() + interval '10 minutes';
end;

-- Returns the rate-limit key: an IPv4 address, or the /56 of an IPv6 address, which is what one
-- household gets. The Node server sets the address; behind PostgREST it is the last entry of the
-- header in the settings. Visitors of PostgREST without a valid address share one limit.
create function contacts_private.sender_network(address_header text) returns text
language plpgsql stable
as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  address inet;
begin
  address := coalesce(
    nullif(current_setting('contacts.client_address', true), ''),
    trim(substring(headers ->> address_header from '[^,]*$'))
  );
  return coalesce(
    case family(address) when 6 then network(set_masklen(address, 56))::text else host(address) end,
    case when headers is not null then 'unknown' end
  );
exception
  when invalid_text_representation then return 'unknown';
end
$$;

-- Detects duplicates and applies the rate limit.
create function contacts_private.before_insert() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  settings contacts_private.settings;
  allowed integer;
  network text;
  sender bytea;
begin
  select * into settings from contacts_private.settings;
  allowed := coalesce(
    nullif(current_setting('contacts.limit', true), '')::integer, settings.messages_per_address
  );
  network := contacts_private.sender_network(settings.address_header);

  -- Hashes every field, so that a migration that adds a field need not change this function.
  new.digest := sha256(convert_to((to_jsonb(new) - array[
    'id', 'created_at', 'notified_at', 'attempts', 'next_attempt_at', 'last_error', 'claim_token', 'digest'
  ])::text, 'UTF8'));

  -- Takes locks, because concurrent transactions cannot see each other's rows. The sender's lock is always
  -- taken first, to prevent deadlocks.
  if network is not null and allowed > 0 then
    sender := sha256(settings.hash_key || convert_to(network, 'UTF8'));
    perform pg_advisory_xact_lock(hashtextextended(encode(sender, 'hex'), 1));
  end if;
  perform pg_advisory_xact_lock(hashtextextended(encode(new.digest, 'hex'), 2));

  -- Overwrites server-managed columns, because a role may have been granted them since.
  new.id := gen_random_uuid();
  new.created_at := now();
  new.notified_at := null;
  new.attempts := 0;
  new.next_attempt_at := now();
  new.last_error := null;
  new.claim_token := null;

  if exists (
    select from public.contacts
    where digest = new.digest
      and created_at > new.created_at - interval '10 minutes'
      and created_at < new.created_at + interval '10 minutes'
  ) then
    return null;
  end if;

  if sender is not null then
    if allowed <= (
      select count(*) from contacts_private.senders
      where address_hash = sender
        and sent_at > now() - interval '10 minutes'
        and sent_at < now() + interval '10 minutes'
    ) then
      -- PostgREST turns SQLSTATE PT429 into HTTP 429.
      raise sqlstate 'PT429' using
        message = 'too many messages from this address', hint = 'try again in ten minutes';
    end if;
    insert into contacts_private.senders (address_hash) values (sender);
  end if;
  return new;
end
$$;

-- `contacts copy` inserts messages unchanged.
create trigger before_insert before insert on public.contacts
for each row when (current_setting('contacts.importing', true) is distinct from 'on')
execute function contacts_private.before_insert();

revoke all on all tables in schema contacts_private from public, anon, authenticated;
revoke all on all functions in schema contacts_private from public, anon, authenticated;
-- Constraints are checked with the privileges of the inserting role.
grant execute on function
  contacts_private.is_blank, contacts_private.is_line, contacts_private.is_lines, contacts_private.is_address
to anon;
