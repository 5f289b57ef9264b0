CREATE TABLE camps (camp_id int PRIMARY KEY, camp text NOT NULL, reserve text NOT NULL, country text NOT NULL, tents int NOT NULL, rack_night numeric(8,2) NOT NULL, net_night numeric(8,2) NOT NULL);
COMMENT ON COLUMN camps.rack_night IS 'what the guest pays per person and night';
COMMENT ON COLUMN camps.net_night IS 'what the camp charges us per person and night';
CREATE TABLE consultants (consultant_id int PRIMARY KEY, consultant text NOT NULL, office text NOT NULL);
CREATE TABLE enquiries (enquiry_id int PRIMARY KEY, lead_name text NOT NULL, market text NOT NULL, came_in date NOT NULL, consultant_id int NOT NULL REFERENCES consultants, lost_reason text);
CREATE TABLE itineraries (itinerary_id int PRIMARY KEY, enquiry_id int NOT NULL REFERENCES enquiries, travellers int NOT NULL, confirmed_on date, travel_from date NOT NULL, flights_cost numeric(9,2) NOT NULL, flights_sold numeric(9,2) NOT NULL, cancelled_on date);
COMMENT ON COLUMN itineraries.confirmed_on IS 'null while it is only a quotation';
CREATE TABLE itinerary_nights (itinerary_id int NOT NULL REFERENCES itineraries, seq int NOT NULL, camp_id int NOT NULL REFERENCES camps, nights int NOT NULL, PRIMARY KEY (itinerary_id, seq));
CREATE TABLE guest_receipts (receipt_no int PRIMARY KEY, itinerary_id int NOT NULL REFERENCES itineraries, received_on date NOT NULL, amount numeric(9,2) NOT NULL);
