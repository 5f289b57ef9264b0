CREATE TABLE pw_cl (cl int PRIMARY KEY, sur text NOT NULL, giv text NOT NULL, id_doc text, watch char(1) NOT NULL);
COMMENT ON COLUMN pw_cl.watch IS 'Y if on the watch list';
CREATE TABLE pw_tk (tk int PRIMARY KEY, cl int NOT NULL REFERENCES pw_cl, opn date NOT NULL, mat date NOT NULL, lent numeric(8,2) NOT NULL, rate numeric(4,2) NOT NULL, cls date, cls_as char(1), clk text NOT NULL);
COMMENT ON TABLE pw_tk IS 'pawn tickets: opn opened, mat matures, lent money lent, rate interest percent a month, cls closed, clk clerk';
COMMENT ON COLUMN pw_tk.cls_as IS 'R redeemed, F forfeited';
CREATE TABLE pw_it (it int PRIMARY KEY, tk int NOT NULL REFERENCES pw_tk, what text NOT NULL, kind text NOT NULL, est numeric(8,2) NOT NULL, shelf text);
COMMENT ON COLUMN pw_it.est IS 'estimated value';
CREATE TABLE pw_sale (it int PRIMARY KEY REFERENCES pw_it, sold date NOT NULL, got numeric(8,2) NOT NULL, to_cl int REFERENCES pw_cl (cl));
COMMENT ON TABLE pw_sale IS 'forfeited things sold in the shop; to_cl if the buyer is a known client';
