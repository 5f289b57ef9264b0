CREATE TABLE "Zone" (zone_code text PRIMARY KEY, label text NOT NULL, quiet boolean NOT NULL);
CREATE TABLE "Desk" (desk_code text PRIMARY KEY, zone_code text NOT NULL REFERENCES "Zone", screens int NOT NULL, standing boolean NOT NULL);
CREATE TABLE "Colleague" (badge int PRIMARY KEY, nm text NOT NULL, dept text NOT NULL, home_days int NOT NULL);
COMMENT ON COLUMN "Colleague".home_days IS 'days a week from home by contract';
CREATE TABLE "Reservation" (res_id int PRIMARY KEY, desk_code text NOT NULL REFERENCES "Desk", badge int NOT NULL REFERENCES "Colleague", for_day date NOT NULL, made_at timestamp NOT NULL, checked_in timestamp, released_at timestamp);
CREATE TABLE "Complaint" (c_id int PRIMARY KEY, desk_code text NOT NULL REFERENCES "Desk", badge int NOT NULL REFERENCES "Colleague", told_on date NOT NULL, about text NOT NULL, sorted_on date);
