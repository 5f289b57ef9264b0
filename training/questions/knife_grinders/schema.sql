CREATE TABLE kunde (k_nr int PRIMARY KEY, k_firma text, k_vn text, k_nn text, k_ort text NOT NULL, k_seit date NOT NULL);
CREATE TABLE schleifer (s_nr int PRIMARY KEY, s_vn text NOT NULL, s_nn text NOT NULL, s_meister int REFERENCES schleifer, s_von date NOT NULL, s_bis date);
CREATE TABLE auftrag (
  a_nr int PRIMARY KEY,
  a_kunde int NOT NULL REFERENCES kunde,
  a_annahme int NOT NULL REFERENCES schleifer,
  a_schleifer int REFERENCES schleifer,
  a_ein date NOT NULL,
  a_zugesagt date NOT NULL,
  a_fertig date,
  a_abgeholt date,
  a_bezahlt date,
  a_rabatt numeric(5,2) NOT NULL DEFAULT 0
);
CREATE TABLE position (p_nr int PRIMARY KEY, p_auftrag int NOT NULL REFERENCES auftrag, p_ware char(2) NOT NULL, p_stueck int NOT NULL, p_einzel numeric(6,2) NOT NULL, p_notiz text);
CREATE TABLE ware (w_kz char(2) PRIMARY KEY, w_name text NOT NULL, w_liste numeric(6,2) NOT NULL);
CREATE TABLE marktfahrt (f_nr int PRIMARY KEY, f_ort text NOT NULL, f_tag date NOT NULL, f_fahrer int NOT NULL REFERENCES schleifer, f_begleiter int REFERENCES schleifer, f_standgeld numeric(6,2) NOT NULL, f_einnahme numeric(8,2));
COMMENT ON TABLE kunde IS 'customers';
COMMENT ON COLUMN kunde.k_firma IS 'company, empty for private people';
COMMENT ON COLUMN kunde.k_vn IS 'first name';
COMMENT ON COLUMN kunde.k_nn IS 'last name';
COMMENT ON COLUMN kunde.k_ort IS 'town';
COMMENT ON COLUMN kunde.k_seit IS 'customer since';
COMMENT ON TABLE schleifer IS 'grinders, the staff';
COMMENT ON COLUMN schleifer.s_meister IS 'master of an apprentice';
COMMENT ON COLUMN schleifer.s_von IS 'employed from';
COMMENT ON COLUMN schleifer.s_bis IS 'employed until';
COMMENT ON TABLE auftrag IS 'orders';
COMMENT ON COLUMN auftrag.a_annahme IS 'who took the order in';
COMMENT ON COLUMN auftrag.a_schleifer IS 'who grinds it';
COMMENT ON COLUMN auftrag.a_ein IS 'day taken in';
COMMENT ON COLUMN auftrag.a_zugesagt IS 'day promised';
COMMENT ON COLUMN auftrag.a_fertig IS 'day finished';
COMMENT ON COLUMN auftrag.a_abgeholt IS 'day picked up';
COMMENT ON COLUMN auftrag.a_bezahlt IS 'day paid';
COMMENT ON COLUMN auftrag.a_rabatt IS 'discount in percent';
COMMENT ON TABLE position IS 'lines of an order';
COMMENT ON COLUMN position.p_stueck IS 'pieces';
COMMENT ON COLUMN position.p_einzel IS 'price per piece';
COMMENT ON TABLE ware IS 'kinds of goods';
COMMENT ON COLUMN ware.w_liste IS 'list price per piece';
COMMENT ON TABLE marktfahrt IS 'trips to markets';
COMMENT ON COLUMN marktfahrt.f_tag IS 'day of the market';
COMMENT ON COLUMN marktfahrt.f_fahrer IS 'driver';
COMMENT ON COLUMN marktfahrt.f_begleiter IS 'companion';
COMMENT ON COLUMN marktfahrt.f_standgeld IS 'stall fee';
COMMENT ON COLUMN marktfahrt.f_einnahme IS 'takings';
