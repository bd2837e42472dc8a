-- The rules of shared/message-rules.ts, as far as SQLite can hold them. Where the two differ, SQLite is
-- the more lenient; a test compares them.

create table contacts (
  id text not null primary key,
  created_at text not null,

  name text not null
    constraint contacts_name_not_blank check (trim(name, char(9, 10, 11, 12, 13, 32, 160, 5760, 8192, 8193, 8194, 8195, 8196, 8197, 8198, 8199, 8200, 8201, 8202, 8232, 8233, 8239, 8287, 12288, 65279)) <> '')
    constraint contacts_name_length check (length(name) <= 200)
    constraint contacts_name_characters check (
      instr(name, char(0)) = 0
      and name not glob '*[' || char(1) || '-' || char(31) || char(127) || '-' || char(159) || ']*'
    ),

  email text not null
    constraint contacts_email_not_blank check (trim(email, char(9, 10, 11, 12, 13, 32, 160, 5760, 8192, 8193, 8194, 8195, 8196, 8197, 8198, 8199, 8200, 8201, 8202, 8232, 8233, 8239, 8287, 12288, 65279)) <> '')
    constraint contacts_email_length check (length(email) <= 320)
    constraint contacts_email_characters check (
      instr(email, char(0)) = 0
      and email not glob '*[' || char(1) || '-' || char(31) || char(127) || '-' || char(159) || ']*'
    )
    constraint contacts_email_address check (
      email glob '?*@?*'
      and email not glob '*@*@*'
      and email not glob '*[] ,;:<>()"\[]*'
    ),

  company text not null
    constraint contacts_company_not_blank check (trim(company, char(9, 10, 11, 12, 13, 32, 160, 5760, 8192, 8193, 8194, 8195, 8196, 8197, 8198, 8199, 8200, 8201, 8202, 8232, 8233, 8239, 8287, 12288, 65279)) <> '')
    constraint contacts_company_length check (length(company) <= 200)
    constraint contacts_company_characters check (
      instr(company, char(0)) = 0
      and company not glob '*[' || char(1) || '-' || char(31) || char(127) || '-' || char(159) || ']*'
    ),

  message text not null
    constraint contacts_message_not_blank check (trim(message, char(9, 10, 11, 12, 13, 32, 160, 5760, 8192, 8193, 8194, 8195, 8196, 8197, 8198, 8199, 8200, 8201, 8202, 8232, 8233, 8239, 8287, 12288, 65279)) <> '')
    constraint contacts_message_length check (length(message) <= 5000)
    constraint contacts_message_characters check (
      instr(message, char(0)) = 0
      and message not glob '*[' || char(1) || '-' || char(8) || char(11) || '-' || char(31) || char(127) || '-' || char(159) || ']*'
    ),

  -- What makes two messages the same, so that none is stored twice within ten minutes.
  digest blob,

  -- The state of its mail (docs/architecture.md), on the message's own row, so that no commit can
  -- forget it.
  notified_at text,
  attempts integer not null default 0,
  next_attempt_at text,
  last_error text,

  constraint contacts_waiting_or_notified check (next_attempt_at is null or notified_at is null)
) strict;

-- In the order of delivery: messages that were never tried go first.
create index contacts_waiting on contacts (attempts > 0, next_attempt_at)
  where next_attempt_at is not null;
create index contacts_by_time on contacts (created_at);
create index contacts_by_digest on contacts (digest, created_at);
create index contacts_notified on contacts (notified_at, next_attempt_at);

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
