CREATE TABLE werk (werk_nr text PRIMARY KEY, omschr text NOT NULL, opdr_gever text NOT NULL, aanneemsom numeric(11,2) NOT NULL, start_dat date NOT NULL, gepl_opl date NOT NULL, opl_dat date);
COMMENT ON TABLE werk IS 'building jobs: omschr description, opdr_gever client, aanneemsom contract price, gepl_opl planned hand-over, opl_dat handed over on';
CREATE TABLE mdw (mdw_nr int PRIMARY KEY, naam text NOT NULL, functie text NOT NULL, uurkost numeric(6,2) NOT NULL, zzp boolean NOT NULL);
COMMENT ON TABLE mdw IS 'workers: functie trade, uurkost cost per hour, zzp: self-employed, not on our payroll';
CREATE TABLE urenbriefje (ub_id int PRIMARY KEY, mdw_nr int NOT NULL REFERENCES mdw, werk_nr text NOT NULL REFERENCES werk, dat date NOT NULL, uren numeric(4,1) NOT NULL, meerwerk boolean NOT NULL, goedgek_door int REFERENCES mdw);
COMMENT ON TABLE urenbriefje IS 'time slips: meerwerk extra work beyond the contract, goedgek_door approved by';
CREATE TABLE inkoop (ink_id int PRIMARY KEY, werk_nr text REFERENCES werk, lev text NOT NULL, artikel text NOT NULL, bedrag numeric(9,2) NOT NULL, best_dat date NOT NULL, lev_dat date);
COMMENT ON TABLE inkoop IS 'purchases: lev supplier, bedrag amount, best_dat ordered, lev_dat delivered; without a job: for the yard';
