CREATE SCHEMA contacts_private;

CREATE FUNCTION contacts_private.before_insert() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  settings contacts_private.settings;
  allowed integer;
  network text;
  sender bytea;
  new_digest bytea := contacts_private.digest(new.name, new.email, new.company, new.message);
begin
  select * into settings from contacts_private.settings;
  allowed := coalesce(
    nullif(current_setting('contacts.limit', true), '')::integer, settings.messages_per_address
  );
  network := contacts_private.sender_network(settings.address_header);

  -- Locks, because neither of two transactions would see what the other is about to store.
  -- Always the sender's first: in the other order two of them could wait for each other.
  if network is not null and allowed > 0 then
    sender := sha256(settings.hash_key || convert_to(network, 'UTF8'));
    perform pg_advisory_xact_lock(hashtextextended(encode(sender, 'hex'), 1));
  end if;
  perform pg_advisory_xact_lock(hashtextextended(encode(new_digest, 'hex'), 2));

  -- Whatever a role was granted since, these are not for it to say.
  new.id := gen_random_uuid();
  new.created_at := now();
  new.notified_at := null;
  new.attempts := 0;
  new.next_attempt_at := now();
  new.last_error := null;

  if exists (
    select from public.contacts
    where digest = new_digest
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
      -- PostgREST makes HTTP 429 of it.
      raise sqlstate 'PT429' using
        message = 'too many messages from this address', hint = 'try again in ten minutes';
    end if;
    insert into contacts_private.senders (address_hash) values (sender);
  end if;
  return new;
end
$$;

CREATE FUNCTION contacts_private.digest(name text, email text, company text, message text) RETURNS bytea
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN sha256(convert_to(((((((name || chr(31)) || email) || chr(31)) || company) || chr(31)) || message), 'UTF8'::name));

CREATE TABLE contacts_private.senders (
    address_hash bytea NOT NULL,
    sent_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE FUNCTION contacts_private.forget_senders() RETURNS void
    LANGUAGE sql
    BEGIN ATOMIC
 DELETE FROM contacts_private.senders
   WHERE ((senders.sent_at <= (now() - '00:10:00'::interval)) OR (senders.sent_at >= (now() + '00:10:00'::interval)));
END;

CREATE FUNCTION contacts_private.sender_network(address_header text) RETURNS text
    LANGUAGE plpgsql STABLE
    AS $_$
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
$_$;

CREATE TABLE contacts_private.settings (
    only_row boolean DEFAULT true NOT NULL,
    hash_key bytea DEFAULT decode(replace(((gen_random_uuid())::text || (gen_random_uuid())::text), '-'::text, ''::text), 'hex'::text) NOT NULL,
    messages_per_address integer DEFAULT 30 NOT NULL,
    address_header text DEFAULT 'cf-connecting-ip'::text,
    CONSTRAINT settings_address_header_check CHECK ((address_header = lower(address_header))),
    CONSTRAINT settings_messages_per_address_check CHECK ((messages_per_address >= 0)),
    CONSTRAINT settings_only_row_check CHECK (only_row)
);

CREATE TABLE public.contacts (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    company text NOT NULL,
    message text NOT NULL,
    notified_at timestamp(3) with time zone,
    attempts integer DEFAULT 0 NOT NULL,
    next_attempt_at timestamp(3) with time zone DEFAULT now(),
    last_error text,
    digest bytea GENERATED ALWAYS AS (contacts_private.digest(name, email, company, message)) STORED NOT NULL,
    CONSTRAINT contacts_company_characters CHECK ((company !~ '[\u0001-\u001f\u007f-\u009f]'::text)),
    CONSTRAINT contacts_company_length CHECK ((length(company) <= 200)),
    CONSTRAINT contacts_company_not_blank CHECK ((company !~ '^[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]*$'::text)),
    CONSTRAINT contacts_email_address CHECK (((email ~ '^[a-zA-Z0-9.!#$%&''*+/=?^_`{|}~-]+@[^\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a0\u2000-\u206f\u3000\ufeff]+([.-]+[^\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a0\u2000-\u206f\u3000\ufeff]+)*$'::text) AND (email !~ '@.*([.][.]|[.]-|-[.])'::text))),
    CONSTRAINT contacts_email_characters CHECK ((email !~ '[\u0001-\u001f\u007f-\u009f]'::text)),
    CONSTRAINT contacts_email_length CHECK ((length(email) <= 320)),
    CONSTRAINT contacts_email_not_blank CHECK ((email !~ '^[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]*$'::text)),
    CONSTRAINT contacts_message_characters CHECK ((message !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f]'::text)),
    CONSTRAINT contacts_message_length CHECK ((length(message) <= 5000)),
    CONSTRAINT contacts_message_not_blank CHECK ((message !~ '^[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]*$'::text)),
    CONSTRAINT contacts_name_characters CHECK ((name !~ '[\u0001-\u001f\u007f-\u009f]'::text)),
    CONSTRAINT contacts_name_length CHECK ((length(name) <= 200)),
    CONSTRAINT contacts_name_not_blank CHECK ((name !~ '^[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]*$'::text)),
    CONSTRAINT contacts_waiting_or_notified CHECK (((next_attempt_at IS NULL) OR (notified_at IS NULL)))
);

ALTER TABLE ONLY contacts_private.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (only_row);

ALTER TABLE ONLY public.contacts
    ADD CONSTRAINT contacts_pkey PRIMARY KEY (id);

CREATE INDEX senders_by_address ON contacts_private.senders USING btree (address_hash, sent_at);

CREATE INDEX senders_by_time ON contacts_private.senders USING btree (sent_at);

CREATE INDEX contacts_by_digest ON public.contacts USING btree (digest, created_at);

CREATE INDEX contacts_by_time ON public.contacts USING btree (created_at, id);

CREATE INDEX contacts_notified ON public.contacts USING btree (notified_at, next_attempt_at);

CREATE INDEX contacts_waiting ON public.contacts USING btree (((attempts > 0)), next_attempt_at) WHERE (next_attempt_at IS NOT NULL);

CREATE TRIGGER before_insert BEFORE INSERT ON public.contacts FOR EACH ROW WHEN ((current_setting('contacts.importing'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION contacts_private.before_insert();

ALTER TABLE public.contacts ENABLE ROW LEVEL SECURITY;

CREATE POLICY contacts_insert ON public.contacts FOR INSERT TO anon WITH CHECK (true);

GRANT USAGE ON SCHEMA public TO anon;

REVOKE ALL ON FUNCTION contacts_private.before_insert() FROM PUBLIC;

REVOKE ALL ON FUNCTION contacts_private.digest(name text, email text, company text, message text) FROM PUBLIC;
GRANT ALL ON FUNCTION contacts_private.digest(name text, email text, company text, message text) TO anon;

REVOKE ALL ON FUNCTION contacts_private.forget_senders() FROM PUBLIC;

REVOKE ALL ON FUNCTION contacts_private.sender_network(address_header text) FROM PUBLIC;

GRANT INSERT(name) ON TABLE public.contacts TO anon;

GRANT INSERT(email) ON TABLE public.contacts TO anon;

GRANT INSERT(company) ON TABLE public.contacts TO anon;

GRANT INSERT(message) ON TABLE public.contacts TO anon;

