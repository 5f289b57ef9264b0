CREATE TABLE creators (handle text PRIMARY KEY, real_name text NOT NULL, niche text NOT NULL, followers int NOT NULL, agent_id int);
CREATE TABLE agents (agent_id int PRIMARY KEY, agency text NOT NULL, cut_pct numeric(4,1) NOT NULL);
CREATE TABLE pushes (push_id int PRIMARY KEY, product text NOT NULL, runs_from date NOT NULL, runs_to date NOT NULL, purse numeric(10,2) NOT NULL);
COMMENT ON TABLE pushes IS 'marketing pushes with their budget (purse)';
CREATE TABLE deals (deal_id int PRIMARY KEY, push_id int NOT NULL, handle text NOT NULL, agreed_fee numeric(9,2) NOT NULL, posts_agreed int NOT NULL, agreed_on date NOT NULL, invoiced numeric(9,2), paid_on date, called_off boolean NOT NULL);
CREATE TABLE posts (post_id int PRIMARY KEY, deal_id int NOT NULL, went_live timestamp NOT NULL, views int NOT NULL, likes int NOT NULL, labelled_ad boolean NOT NULL);
CREATE TABLE codes_used (use_id int PRIMARY KEY, deal_id int NOT NULL, used_on date NOT NULL, basket numeric(7,2) NOT NULL, rebate numeric(6,2) NOT NULL);
