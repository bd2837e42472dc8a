alter table public.contacts
  -- How often a mail server refused this mail itself: after ten times it is tried once a day.
  add column refusals integer not null default 0,
  -- Whether its mail was written as a file, because there was no mail server.
  add column filed boolean not null default false;

-- Messages that have never been tried go first.
drop index public.contacts_due;
create index contacts_due on public.contacts ((attempts > 0), turn, next_attempt_at)
  where notified_at is null;
