-- Limits for wider networks too, an order of mails that is fair to all senders, and a guard for
-- the server's columns that does not depend on what was granted.

alter table public.contacts
  -- How many its sender had sent just before it: when mails are rationed, a lower one goes first.
  add column turn integer not null default 0,
  -- When a mail server last had the mail and did not say so. It counts as one of the hour's.
  add column maybe_sent_at timestamptz(3);

create index contacts_maybe_sent on public.contacts (maybe_sent_at) where maybe_sent_at is not null;
drop index public.contacts_due;
create index contacts_due on public.contacts (turn, next_attempt_at) where notified_at is null;

-- When the owner was last told that mails wait because the hour has had its share.
alter table contacts_private.settings add column rationing_told_at timestamptz(3);

drop function contacts_private.visitor_network(text);

-- Our server says the address itself; behind PostgREST it is the last entry of the header that
-- the settings name. Null when nobody can tell.
create function contacts_private.visitor_address(address_header text) returns inet
language plpgsql stable
as $$
begin
  return coalesce(
    nullif(current_setting('contacts.client_address', true), ''),
    trim(substring(
      nullif(current_setting('request.headers', true), '')::json ->> address_header from '[^,]*$'
    ))
  )::inet;
exception
  when invalid_text_representation then return null;
end
$$;

-- What messages are counted by, and how many times one address's share each may send. Whoever has
-- one address of IPv6 has its /64, a household often a /56, a company a /48. Visitors of PostgREST
-- whose address nobody can tell share one limit.
create function contacts_private.sender_networks(address inet)
returns table (network text, share integer)
language sql stable
begin atomic
  select host(address), 1 where family(address) = 4
  union all
  select network(set_masklen(address, bits))::text, times
  from (values (64, 1), (56, 2), (48, 5)) as width (bits, times) where family(address) = 6
  union all
  select 'unknown', 10
  where address is null and nullif(current_setting('request.headers', true), '') is not null;
end;

revoke all on function contacts_private.visitor_address(text) from public, anon, authenticated;
revoke all on function contacts_private.sender_networks(inet) from public, anon, authenticated;

-- Keeps a repeated message from being stored twice, and one sender from filling the table.
create or replace function contacts_private.before_insert() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  settings contacts_private.settings;
  allowed integer;
  -- Of the sender's networks, the widest last.
  hashes bytea[];
  limits integer[];
  sent integer := 0;
  new_digest bytea := contacts_private.digest(new.name, new.email, new.company, new.message);
begin
  select * into settings from contacts_private.settings;
  allowed := coalesce(
    nullif(current_setting('contacts.limit', true), '')::integer, settings.messages_per_address
  );
  if allowed > 0 then
    select
      array_agg(sha256(settings.hash_key || convert_to(network, 'UTF8')) order by share),
      array_agg(allowed * share order by share)
    into hashes, limits
    from contacts_private.sender_networks(
      contacts_private.visitor_address(settings.address_header)
    );
  end if;

  -- Locks, because neither of two transactions would see what the other is about to store.
  -- Always the sender's first: in the other order two of them could wait for each other.
  if hashes is not null then
    perform pg_advisory_xact_lock(
      hashtextextended(encode(hashes[cardinality(hashes)], 'hex'), 1)
    );
  end if;
  perform pg_advisory_xact_lock(hashtextextended(encode(new_digest, 'hex'), 2));

  -- Whatever a role was granted since, these are not for it to say.
  new.id := gen_random_uuid();
  new.created_at := now();
  new.notified_at := null;
  new.attempts := 0;
  new.next_attempt_at := now();
  new.last_error := null;
  new.maybe_sent_at := null;

  if exists (
    select from public.contacts
    where digest = new_digest
      and created_at > new.created_at - interval '10 minutes'
      and created_at < new.created_at + interval '10 minutes'
  ) then
    return null;
  end if;

  for place in 1 .. coalesce(cardinality(hashes), 0) loop
    select count(*) into sent from contacts_private.senders
    where address_hash = hashes[place]
      and sent_at > now() - interval '10 minutes'
      and sent_at < now() + interval '10 minutes';
    if sent >= limits[place] then
      -- PostgREST makes HTTP 429 of it.
      raise sqlstate 'PT429' using
        message = 'too many messages from this address', hint = 'try again in ten minutes';
    end if;
  end loop;
  insert into contacts_private.senders (address_hash) select unnest(hashes);
  new.turn := sent;
  return new;
end
$$;
