CREATE TABLE list_members (member_id int PRIMARY KEY, email text NOT NULL, lang text NOT NULL, opted_in_on date NOT NULL, opted_out_on date);
CREATE TABLE segments (seg_id int PRIMARY KEY, seg_label text NOT NULL);
CREATE TABLE member_segments (member_id int NOT NULL, seg_id int NOT NULL, PRIMARY KEY (member_id, seg_id));
CREATE TABLE blasts (blast_id int PRIMARY KEY, subject_line text NOT NULL, seg_id int NOT NULL, author text NOT NULL, approved_by text, planned_for timestamp NOT NULL, went_out_at timestamp, cost_per_thousand numeric(6,2) NOT NULL);
CREATE TABLE deliveries (blast_id int NOT NULL, member_id int NOT NULL, bounced boolean NOT NULL, opened_at timestamp, clicked_at timestamp, complained boolean NOT NULL, PRIMARY KEY (blast_id, member_id));
CREATE TABLE shop_orders (order_no int PRIMARY KEY, member_id int NOT NULL, blast_id int, ordered_at timestamp NOT NULL, basket_eur numeric(8,2) NOT NULL);
COMMENT ON COLUMN shop_orders.blast_id IS 'mailing that led to the order, if any';
