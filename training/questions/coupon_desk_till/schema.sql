CREATE TABLE campaign (id int PRIMARY KEY, name text NOT NULL, owner text NOT NULL, budget numeric(9,2) NOT NULL, starts date NOT NULL, ends date NOT NULL);
CREATE TABLE coupon (code text PRIMARY KEY, campaign_id int NOT NULL REFERENCES campaign, kind text NOT NULL, value numeric(6,2) NOT NULL, min_basket numeric(6,2), max_uses int, active boolean NOT NULL);
COMMENT ON COLUMN coupon.kind IS 'percent, fixed or shipping';
CREATE TABLE account (id int PRIMARY KEY, alias text NOT NULL, newsletter boolean NOT NULL, registered timestamp NOT NULL);
CREATE TABLE checkout (id int PRIMARY KEY, account_id int REFERENCES account, done_at timestamp NOT NULL, subtotal numeric(8,2) NOT NULL, discount numeric(8,2) NOT NULL, shipping numeric(6,2) NOT NULL, coupon_code text REFERENCES coupon, refunded_at timestamp);
CREATE TABLE rejected_try (id int PRIMARY KEY, account_id int REFERENCES account, tried_code text NOT NULL, tried_at timestamp NOT NULL, reason text NOT NULL);
