CREATE TABLE ev (ev_cd text PRIMARY KEY, ttl text NOT NULL, venue text NOT NULL, d_from date NOT NULL, d_to date NOT NULL, cap int NOT NULL);
CREATE TABLE att (att_id int PRIMARY KEY, ev_cd text NOT NULL REFERENCES ev, nm text NOT NULL, org text, tkt text NOT NULL, reg_at timestamp NOT NULL, fee numeric(7,2) NOT NULL, ccy char(3) NOT NULL, canc_at timestamp, inv_by int REFERENCES att (att_id));
COMMENT ON TABLE att IS 'attendees; tkt the kind of ticket, fee in the currency ccy, canc_at when they cancelled, inv_by attendee who invited them';
CREATE TABLE ses (ses_id int PRIMARY KEY, ev_cd text NOT NULL REFERENCES ev, ses_ttl text NOT NULL, room text NOT NULL, beg timestamp NOT NULL, chair_id int REFERENCES att (att_id), spk_id int REFERENCES att (att_id));
COMMENT ON COLUMN ses.chair_id IS 'attendee who chairs the session';
COMMENT ON COLUMN ses.spk_id IS 'attendee who speaks';
CREATE TABLE scan (scan_id int PRIMARY KEY, att_id int NOT NULL REFERENCES att, ses_id int REFERENCES ses, gate text NOT NULL, at timestamp NOT NULL, dir char(1) NOT NULL);
COMMENT ON TABLE scan IS 'badge scans; ses_id empty at the main door; dir I in, O out';
