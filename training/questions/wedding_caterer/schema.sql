CREATE TABLE couples (id integer PRIMARY KEY, surname_one text NOT NULL, surname_two text NOT NULL, email text, found_us_through text NOT NULL);
COMMENT ON TABLE couples IS 'The couples who ask us to cater their wedding';
COMMENT ON COLUMN couples.found_us_through IS 'fair, website, venue tip, friends, magazine';
CREATE TABLE event_sites (id integer PRIMARY KEY, site_name text NOT NULL, county text NOT NULL, has_kitchen boolean NOT NULL, drive_minutes integer NOT NULL);
COMMENT ON TABLE event_sites IS 'Places where we have catered or may cater';
COMMENT ON COLUMN event_sites.drive_minutes IS 'Driving time from our kitchen, one way';
CREATE TABLE menus (id integer PRIMARY KEY, menu_name text NOT NULL, style text NOT NULL, price_per_head numeric(7,2) NOT NULL, cost_per_head numeric(7,2) NOT NULL);
COMMENT ON TABLE menus IS 'Menus on offer, priced per guest';
COMMENT ON COLUMN menus.cost_per_head IS 'Our own food cost per guest';
CREATE TABLE enquiries (id integer PRIMARY KEY, couple_id integer NOT NULL REFERENCES couples(id), received date NOT NULL, wedding_date date NOT NULL, guests_expected integer NOT NULL, outcome text);
COMMENT ON TABLE enquiries IS 'First contact of a couple; outcome is booked, declined, lost or empty while still open';
CREATE TABLE events (
  id integer PRIMARY KEY,
  enquiry_id integer NOT NULL REFERENCES enquiries(id),
  site_id integer NOT NULL REFERENCES event_sites(id),
  menu_id integer NOT NULL REFERENCES menus(id),
  event_date date NOT NULL,
  guest_count integer NOT NULL,
  vegan_guests integer NOT NULL,
  cancelled_on date
);
COMMENT ON TABLE events IS 'Booked weddings';
COMMENT ON COLUMN events.guest_count IS 'Final number of guests fed';
COMMENT ON COLUMN events.cancelled_on IS 'Empty unless the booking was called off';
CREATE TABLE extras (id integer PRIMARY KEY, event_id integer NOT NULL REFERENCES events(id), description text NOT NULL, charge numeric(8,2) NOT NULL);
COMMENT ON TABLE extras IS 'Things sold on top of the menu, e.g. cake stand or late buffet';
CREATE TABLE instalments (id integer PRIMARY KEY, event_id integer NOT NULL REFERENCES events(id), due_on date NOT NULL, amount numeric(9,2) NOT NULL, received_on date);
COMMENT ON TABLE instalments IS 'Payments agreed with the couple';
COMMENT ON COLUMN instalments.received_on IS 'Empty until the money arrives';
CREATE TABLE crew (id integer PRIMARY KEY, name text NOT NULL, job text NOT NULL, day_wage numeric(6,2) NOT NULL, mobile text);
COMMENT ON TABLE crew IS 'Cooks, waiters and drivers';
CREATE TABLE shifts (event_id integer NOT NULL REFERENCES events(id), crew_id integer NOT NULL REFERENCES crew(id), hours numeric(4,1) NOT NULL, PRIMARY KEY (event_id, crew_id));
COMMENT ON TABLE shifts IS 'Who worked at which wedding and for how long';
