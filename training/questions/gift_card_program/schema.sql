CREATE TABLE brands (brand_id int PRIMARY KEY, brand_name text, category text, commission_rate numeric(4,2), contract_until date);
CREATE TABLE buyers (buyer_id int PRIMARY KEY, email text, company_name text, country_code char(2), signed_up_at timestamptz);
CREATE TABLE card_orders (order_id int PRIMARY KEY, buyer_id int, ordered_at timestamptz, payment_state text, discount_code text, total_cents int);
CREATE TABLE cards (card_id int PRIMARY KEY, order_id int, brand_id int, card_number text, face_value_cents int, delivered_by text, activated_at timestamptz, expires_on date, blocked boolean);
CREATE TABLE redemptions (redemption_id int PRIMARY KEY, card_id int, redeemed_at timestamptz, amount_cents int, store_city text);
CREATE TABLE support_tickets (ticket_id int PRIMARY KEY, card_id int, opened_at timestamptz, closed_at timestamptz, topic text, agent text, satisfaction int);
