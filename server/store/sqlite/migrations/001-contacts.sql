-- shared/message-rules.ts decides what is stored. These checks only catch a bug in the server, the only
-- program that writes here.

create table contacts (
  id text not null primary key,
  created_at text not null,

  name text not null check (length(name) <= 200),
  email text not null check (length(email) <= 320 and email glob '?*@?*' and email not glob '*@*@*'),
  company text not null check (length(company) <= 200),
  message text not null check (length(message) <= 5000),

  -- Detects duplicates, which are stored once within ten minutes.
  digest blob,

  -- The state of the message's notification (docs/architecture.md), in the same row, so that one commit stores
  -- both the message and the state.
  notified_at text,
  attempts integer not null default 0,
  next_attempt_at text,
  last_error text,
  -- Identifies the claim that may send the notification, until next_attempt_at.
  claim_token text,

  constraint contacts_waiting_or_notified check (next_attempt_at is null or notified_at is null)
) strict;

create index contacts_waiting on contacts (next_attempt_at) where next_attempt_at is not null;
create index contacts_by_time on contacts (created_at);
create index contacts_by_digest on contacts (digest, created_at);
create index contacts_notified on contacts (notified_at, next_attempt_at);

-- Counts each sender's messages of the last ten minutes, by a hash of the address.
create table senders (
  address_hash blob not null,
  sent_at text not null
) strict;
create index senders_by_address on senders (address_hash, sent_at);
create index senders_by_time on senders (sent_at);

-- One row. Keys the hashes of addresses, which could otherwise be reversed by hashing every address.
create table settings (
  only_row integer not null default 1 primary key check (only_row = 1),
  hash_key blob not null
) strict;
insert into settings (hash_key) values (randomblob(32));
