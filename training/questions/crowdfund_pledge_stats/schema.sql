CREATE TABLE creators (creator_id int PRIMARY KEY, creator_name text NOT NULL, country text NOT NULL);
CREATE TABLE projects (project_id int PRIMARY KEY, creator_id int NOT NULL REFERENCES creators, project_title text NOT NULL, category text NOT NULL, goal numeric(10,2) NOT NULL, launched_at timestamptz NOT NULL, deadline timestamptz NOT NULL, funded_at timestamptz, fee_rate numeric(4,3) NOT NULL);
CREATE TABLE reward_tiers (tier_id int PRIMARY KEY, project_id int NOT NULL REFERENCES projects, tier_title text NOT NULL, min_pledge numeric(8,2) NOT NULL, quantity_limit int, promised_month date);
CREATE TABLE backers (backer_id int PRIMARY KEY, backer_name text NOT NULL, country text, joined_at timestamptz NOT NULL);
CREATE TABLE pledges (pledge_id int PRIMARY KEY, project_id int NOT NULL REFERENCES projects, backer_id int NOT NULL REFERENCES backers, tier_id int REFERENCES reward_tiers, amount numeric(8,2) NOT NULL, pledged_at timestamptz NOT NULL, cancelled_at timestamptz, collected boolean NOT NULL);
CREATE TABLE shipments (shipment_id int PRIMARY KEY, pledge_id int NOT NULL UNIQUE REFERENCES pledges, shipped_on date NOT NULL, postage numeric(6,2) NOT NULL);
CREATE TABLE updates (update_id int PRIMARY KEY, project_id int NOT NULL REFERENCES projects, posted_at timestamptz NOT NULL);
