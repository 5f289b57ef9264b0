CREATE TABLE advertisers (
    id bigint PRIMARY KEY,
    company text NOT NULL,
    industry text NOT NULL,
    country text NOT NULL,
    credit_limit numeric(12,2),
    created_at timestamptz NOT NULL
);
CREATE TABLE campaigns (
    id bigint PRIMARY KEY,
    advertiser_id bigint NOT NULL REFERENCES advertisers(id),
    name text NOT NULL,
    objective text NOT NULL,
    budget numeric(12,2) NOT NULL,
    starts_on date NOT NULL,
    ends_on date,
    state text NOT NULL
);
CREATE TABLE creatives (
    id bigint PRIMARY KEY,
    campaign_id bigint NOT NULL REFERENCES campaigns(id),
    format text NOT NULL,
    headline text NOT NULL,
    approved boolean
);
COMMENT ON COLUMN creatives.approved IS 'null until reviewed';
CREATE TABLE publishers (
    id bigint PRIMARY KEY,
    site_name text NOT NULL,
    vertical text NOT NULL,
    revenue_share numeric(4,2) NOT NULL,
    joined_on date NOT NULL
);
COMMENT ON COLUMN publishers.revenue_share IS 'percent of the spend that goes to the publisher';
CREATE TABLE placements (
    id bigint PRIMARY KEY,
    publisher_id bigint NOT NULL REFERENCES publishers(id),
    slot text NOT NULL,
    device text NOT NULL
);
CREATE TABLE daily_stats (
    day date NOT NULL,
    creative_id bigint NOT NULL REFERENCES creatives(id),
    placement_id bigint NOT NULL REFERENCES placements(id),
    impressions integer NOT NULL,
    clicks integer NOT NULL,
    conversions integer NOT NULL,
    spend numeric(10,2) NOT NULL,
    PRIMARY KEY (day, creative_id, placement_id)
);
CREATE TABLE payouts (
    id bigint PRIMARY KEY,
    publisher_id bigint NOT NULL REFERENCES publishers(id),
    period_month date NOT NULL,
    amount numeric(10,2) NOT NULL,
    paid_on date
);
CREATE TABLE invoices (
    id bigint PRIMARY KEY,
    advertiser_id bigint NOT NULL REFERENCES advertisers(id),
    issued_on date NOT NULL,
    due_on date NOT NULL,
    amount numeric(10,2) NOT NULL,
    paid_on date
);
