-- What makes two messages the same, so that none is stored twice within ten minutes.
-- Null in rows older than this column.
alter table contacts add column digest blob;
create index contacts_by_digest on contacts (digest, created_at);

-- For the cap on mails in an hour.
create index contacts_notified on contacts (notified_at) where notified_at is not null;

-- Who sent something in the last ten minutes, without saying who.
create table senders (
  address_hash blob not null,
  sent_at text not null
) strict;
create index senders_by_address on senders (address_hash, sent_at);
create index senders_by_time on senders (sent_at);

-- One row. Without the key a hash of an address cannot be looked up in a table of all addresses.
create table settings (
  only_row integer not null default 1 primary key check (only_row = 1),
  hash_key blob not null
) strict;
insert into settings (hash_key) values (randomblob(32));
