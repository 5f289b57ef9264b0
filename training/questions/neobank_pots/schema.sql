CREATE TABLE members (
  member_id integer PRIMARY KEY,
  given_name text NOT NULL,
  family_name text NOT NULL,
  phone_country text NOT NULL,
  signed_up_at timestamptz NOT NULL,
  kyc_level text NOT NULL,
  last_seen_at timestamptz,
  referred_by integer REFERENCES members
);
COMMENT ON TABLE members IS 'people with an account in the app';
COMMENT ON COLUMN members.kyc_level IS 'none, basic or full: how far the identity has been checked';
COMMENT ON COLUMN members.last_seen_at IS 'last time the app was opened; empty if never';
COMMENT ON COLUMN members.referred_by IS 'member who invited this one';
CREATE TABLE wallets (
  wallet_id integer PRIMARY KEY,
  member_id integer NOT NULL REFERENCES members,
  currency char(3) NOT NULL,
  balance_minor bigint NOT NULL,
  opened_on date NOT NULL,
  frozen_on date
);
COMMENT ON TABLE wallets IS 'one wallet per member and currency';
COMMENT ON COLUMN wallets.balance_minor IS 'balance in hundredths of the currency';
COMMENT ON COLUMN wallets.frozen_on IS 'set while the wallet is frozen';
CREATE TABLE pots (
  pot_id integer PRIMARY KEY,
  wallet_id integer NOT NULL REFERENCES wallets,
  label text NOT NULL,
  saved_minor bigint NOT NULL,
  goal_minor bigint,
  goal_date date,
  locked boolean NOT NULL
);
COMMENT ON TABLE pots IS 'savings pots inside a wallet';
COMMENT ON COLUMN pots.saved_minor IS 'amount saved so far, in hundredths';
COMMENT ON COLUMN pots.goal_minor IS 'amount aimed at, in hundredths; empty without a goal';
CREATE TABLE transfers (
  transfer_id integer PRIMARY KEY,
  from_wallet_id integer NOT NULL REFERENCES wallets,
  to_wallet_id integer NOT NULL REFERENCES wallets,
  amount_minor bigint NOT NULL,
  note text,
  sent_at timestamptz NOT NULL,
  status text NOT NULL
);
COMMENT ON TABLE transfers IS 'money sent from member to member';
COMMENT ON COLUMN transfers.status IS 'done, pending, failed or returned';
COMMENT ON COLUMN transfers.amount_minor IS 'hundredths of the currency of the sending wallet';
CREATE TABLE card_purchases (
  purchase_id integer PRIMARY KEY,
  wallet_id integer NOT NULL REFERENCES wallets,
  shop text NOT NULL,
  category text NOT NULL,
  amount_minor bigint NOT NULL,
  bought_at timestamptz NOT NULL,
  declined boolean NOT NULL,
  abroad boolean NOT NULL
);
COMMENT ON TABLE card_purchases IS 'payments with the debit card';
COMMENT ON COLUMN card_purchases.abroad IS 'shop is in another country than the member';
CREATE TABLE top_ups (
  top_up_id integer PRIMARY KEY,
  wallet_id integer NOT NULL REFERENCES wallets,
  method text NOT NULL,
  amount_minor bigint NOT NULL,
  arrived_at timestamptz,
  started_at timestamptz NOT NULL
);
COMMENT ON TABLE top_ups IS 'money put into a wallet from outside';
COMMENT ON COLUMN top_ups.arrived_at IS 'empty while the money is still on its way';
