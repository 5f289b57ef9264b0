CREATE TABLE pk_ptnr (pt text PRIMARY KEY, pt_nm text NOT NULL, pt_tp char(1) NOT NULL, frei int NOT NULL);
COMMENT ON TABLE pk_ptnr IS 'partners: pt_tp C customer, H haulier, D our own depot; frei pallets they may owe before we charge';
CREATE TABLE pk_typ (typ text PRIMARY KEY, typ_nm text NOT NULL, eur numeric(6,2) NOT NULL);
COMMENT ON TABLE pk_typ IS 'kinds of load carriers; eur is what one is worth';
CREATE TABLE pk_buch (bu int PRIMARY KEY, bu_dt date NOT NULL, typ text NOT NULL REFERENCES pk_typ, von text NOT NULL REFERENCES pk_ptnr (pt), an text NOT NULL REFERENCES pk_ptnr (pt), stk int NOT NULL, dmg int NOT NULL, schein text, best_dt date);
COMMENT ON TABLE pk_buch IS 'movements: von giver, an receiver, stk pieces, dmg of them damaged, schein number of the pallet slip, best_dt confirmed by the other side';
CREATE TABLE pk_rech (re int PRIMARY KEY, pt text NOT NULL REFERENCES pk_ptnr, re_dt date NOT NULL, stk int NOT NULL, eur numeric(9,2) NOT NULL, bez_dt date);
COMMENT ON TABLE pk_rech IS 'invoices for pallets not given back; bez_dt paid on';
