INSERT INTO gp_practice VALUES ('A10','Abbey Surgery'),('B20','Bridge Medical'),('C30','Castle Practice'),('D40','Dene House'),('E50','Elm Tree');
INSERT INTO specialty VALUES (1,'cardiology',42),(2,'dermatology',70),(3,'orthopaedics',90),(4,'neurology',56),(5,'genetics',120);
INSERT INTO referral_letter SELECT n,(ARRAY['A10','B20','C30','D40'])[1+abs(hashtext('p'||n))%4],1+abs(hashtext('s'||n))%4,'PT'||(100+abs(hashtext('pt'||n))%110),d,d+1+n%6,CASE WHEN n%11<>4 AND d<date '2026-06-20' THEN d+5+abs(hashtext('t'||n))%14 END,NULL,NULL,NULL,NULL FROM (SELECT n,date '2025-02-03'+n*7/2 d FROM generate_series(1,145) n) x;
UPDATE referral_letter SET triage_result=(ARRAY['accepted','accepted','accepted','advice only','sent back'])[1+abs(hashtext('r'||ref_no))%5] WHERE triaged_on IS NOT NULL;
UPDATE referral_letter SET appointment_on=received_on+25+abs(hashtext('ap'||ref_no))%80 WHERE triage_result='accepted' AND ref_no%13<>5;
UPDATE referral_letter SET attended=ref_no%8<>3 WHERE appointment_on<date '2026-06-30';
UPDATE referral_letter SET outcome_letter_on=appointment_on+3+ref_no%25 WHERE attended AND ref_no%6<>1 AND appointment_on<date '2026-06-01';
INSERT INTO letter_attachment SELECT n,1+abs(hashtext('l'||n))%140,(ARRAY['ECG','photo','blood results','x-ray'])[1+abs(hashtext('k'||n))%4] FROM generate_series(1,110) n;
