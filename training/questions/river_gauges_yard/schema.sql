CREATE TABLE catchment (ca_id int PRIMARY KEY, ca_name text NOT NULL, km2 numeric(7,1) NOT NULL);
CREATE TABLE gauge_post (gp_code text PRIMARY KEY, ca_id int NOT NULL REFERENCES catchment, river text NOT NULL, watch_cm int NOT NULL, flood_cm int NOT NULL, built int NOT NULL);
CREATE TABLE stage (gp_code text NOT NULL REFERENCES gauge_post, obs timestamptz NOT NULL, cm int NOT NULL, m3s numeric(7,2), quality char(1) NOT NULL, PRIMARY KEY (gp_code, obs));
CREATE TABLE warning_issue (w_no int PRIMARY KEY, gp_code text NOT NULL REFERENCES gauge_post, lvl text NOT NULL, issued timestamptz NOT NULL, withdrawn timestamptz, forecaster text NOT NULL);
CREATE TABLE subscriber (sub_id int PRIMARY KEY, sub_name text NOT NULL, channel text NOT NULL, joined date NOT NULL);
CREATE TABLE alert_sent (w_no int NOT NULL REFERENCES warning_issue, sub_id int NOT NULL REFERENCES subscriber, sent_at timestamptz NOT NULL, confirmed boolean NOT NULL, PRIMARY KEY (w_no, sub_id));
COMMENT ON COLUMN stage.quality IS 'G good, S suspect, E estimated';
COMMENT ON COLUMN warning_issue.lvl IS 'watch, flood, severe';
