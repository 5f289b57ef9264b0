CREATE TABLE plans (plan_id int PRIMARY KEY, plan_name text NOT NULL, monthly_fee_cents int NOT NULL);
CREATE TABLE members (member_id int PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, plan_id int NOT NULL REFERENCES plans, joined_on date NOT NULL, cancelled_on date);
CREATE TABLE fee_charges (charge_id int PRIMARY KEY, member_id int NOT NULL REFERENCES members, charged_on date NOT NULL, amount_cents int NOT NULL, paid_on date);
CREATE TABLE day_passes (pass_id int PRIMARY KEY, sold_at timestamp NOT NULL, category text NOT NULL, price_cents int NOT NULL, shoes_rental_cents int NOT NULL);
CREATE TABLE trainers (trainer_id int PRIMARY KEY, name text NOT NULL, pay_per_hour_cents int NOT NULL);
CREATE TABLE courses (course_id int PRIMARY KEY, title text NOT NULL, trainer_id int NOT NULL REFERENCES trainers, held_on date NOT NULL, hours numeric(3,1) NOT NULL, price_cents int NOT NULL);
CREATE TABLE course_bookings (booking_id int PRIMARY KEY, course_id int NOT NULL REFERENCES courses, booked_on date NOT NULL, customer_name text NOT NULL, paid_cents int NOT NULL);
CREATE TABLE expenses (expense_id int PRIMARY KEY, spent_on date NOT NULL, category text NOT NULL, supplier text, amount_cents int NOT NULL);
COMMENT ON COLUMN fee_charges.paid_on IS 'empty while the fee has not been paid';
