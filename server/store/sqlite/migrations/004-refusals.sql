-- How often a mail server refused this mail itself: after ten times it is tried once a day.
alter table contacts add column refusals integer not null default 0;
-- Whether its mail was written as a file, because there was no mail server.
alter table contacts add column filed integer not null default 0;

-- Messages that have never been tried go first.
drop index contacts_due;
create index contacts_due on contacts (attempts > 0, turn, next_attempt_at) where notified_at is null;
