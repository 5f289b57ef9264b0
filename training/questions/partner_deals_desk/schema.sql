CREATE TABLE reseller (res_no int PRIMARY KEY, res_name text NOT NULL, level text NOT NULL, region text NOT NULL, signed date NOT NULL, left_us date);
CREATE TABLE level_terms (level text PRIMARY KEY, discount_pct int NOT NULL, yearly_goal numeric(10,2) NOT NULL);
CREATE TABLE registration (reg_no int PRIMARY KEY, res_no int NOT NULL REFERENCES reseller, end_customer text NOT NULL, registered date NOT NULL, protected_until date NOT NULL, state text NOT NULL, channel_manager text NOT NULL);
COMMENT ON COLUMN registration.state IS 'open, won, lost, refused';
CREATE TABLE reg_item (reg_no int NOT NULL REFERENCES registration, sku text NOT NULL, units int NOT NULL, list_price numeric(8,2) NOT NULL, PRIMARY KEY (reg_no, sku));
CREATE TABLE mdf (mdf_id int PRIMARY KEY, res_no int NOT NULL REFERENCES reseller, activity text NOT NULL, asked_eur numeric(8,2) NOT NULL, granted_eur numeric(8,2), proof_in date);
COMMENT ON TABLE mdf IS 'marketing money asked for by resellers';
