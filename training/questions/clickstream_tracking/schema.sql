CREATE TABLE dim_device (device_key int PRIMARY KEY, device_class char(1) NOT NULL, os text NOT NULL, touch boolean NOT NULL);
COMMENT ON COLUMN dim_device.device_class IS 'D desktop, M mobile phone, T tablet';
CREATE TABLE dim_source (source_key int PRIMARY KEY, source_name text NOT NULL, medium text NOT NULL, paid smallint NOT NULL);
COMMENT ON COLUMN dim_source.medium IS 'cpc ads per click, org organic search, eml newsletter, soc social network, dir typed in directly, aff affiliate';
CREATE TABLE dim_page (page_key int PRIMARY KEY, path text NOT NULL, page_type char(2) NOT NULL, indexed boolean NOT NULL, retired_on date);
COMMENT ON COLUMN dim_page.page_type IS 'HP home, PD product, CT category, CK checkout, HL help';
CREATE TABLE dim_visitor (visitor_key int PRIMARY KEY, cookie text NOT NULL, consent char(1) NOT NULL, logged_in_user text, first_seen date NOT NULL, is_bot boolean NOT NULL, is_staff boolean NOT NULL);
COMMENT ON COLUMN dim_visitor.consent IS 'A accepted all, N necessary cookies only, R refused, U banner not answered';
COMMENT ON COLUMN dim_visitor.logged_in_user IS 'empty for anonymous visitors';
CREATE TABLE fact_session (
  session_key int PRIMARY KEY,
  visitor_key int NOT NULL REFERENCES dim_visitor,
  device_key int NOT NULL REFERENCES dim_device,
  source_key int NOT NULL REFERENCES dim_source,
  landing_page_key int NOT NULL REFERENCES dim_page,
  exit_page_key int NOT NULL REFERENCES dim_page,
  started_at timestamptz NOT NULL,
  seconds int NOT NULL,
  page_views int NOT NULL,
  bounced int NOT NULL,
  converted int NOT NULL,
  new_visitor int NOT NULL,
  revenue_cents int NOT NULL
);
COMMENT ON COLUMN fact_session.bounced IS '1 left after one page';
COMMENT ON COLUMN fact_session.converted IS '1 bought something';
CREATE TABLE fact_event (
  event_key int PRIMARY KEY,
  session_key int NOT NULL REFERENCES fact_session,
  page_key int NOT NULL REFERENCES dim_page,
  event_code char(2) NOT NULL,
  at timestamptz NOT NULL
);
COMMENT ON COLUMN fact_event.event_code IS 'AC added to cart, RC removed from cart, SR searched, VD watched a video, ER saw an error';
CREATE TABLE fact_ab_exposure (session_key int NOT NULL REFERENCES fact_session, test_name text NOT NULL, variant char(1) NOT NULL, PRIMARY KEY (session_key, test_name));
COMMENT ON COLUMN fact_ab_exposure.variant IS 'C control, X new variant';
