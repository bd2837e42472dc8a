-- How many its sender had sent just before it: when mails are rationed, a lower one goes first.
alter table contacts add column turn integer not null default 0;
-- When a mail server last had the mail and did not say so. It counts as one of the hour's.
alter table contacts add column maybe_sent_at text;

create index contacts_maybe_sent on contacts (maybe_sent_at) where maybe_sent_at is not null;
drop index contacts_due;
create index contacts_due on contacts (turn, next_attempt_at) where notified_at is null;

-- When the owner was last told that mails wait because the hour has had its share.
alter table settings add column rationing_told_at text;
