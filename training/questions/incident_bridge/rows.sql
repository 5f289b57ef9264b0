INSERT INTO tbl_team (team_name,chat_channel) VALUES ('Checkout','#checkout-ops'),('Identity','#identity'),('Search','#search-relevance'),('Data Platform','#data-plat'),('Mobile','#mobile-eng'),('Labs',NULL);
INSERT INTO tbl_engineer (team_id,full_name,timezone,on_call) VALUES
(1,'Anneke Vos','Europe/Amsterdam',true),(1,'Bilal Haddad','Europe/Paris',false),(1,'Casey Nguyen','America/Toronto',false),(2,'Dorota Zielinska','Europe/Warsaw',true),(2,'Emeka Obi','Africa/Lagos',false),
(3,'Freya Lindholm','Europe/Stockholm',false),(3,'Gavin Marsh','Europe/London',true),(4,'Hiroshi Kanda','Asia/Tokyo',false),(4,'Inez Carvalho','America/Sao_Paulo',true),(4,'Jomo Wanjiru','Africa/Nairobi',false),(5,'Katya Belova','Europe/Berlin',true),(5,'Liam Doyle','Europe/Dublin',false),(6,'Mira Patel','Europe/London',false);
UPDATE tbl_team SET lead_engineer_id = v.l FROM (VALUES (1,1),(2,4),(3,7),(4,8),(5,11)) v(t,l) WHERE team_id = v.t;
INSERT INTO tbl_service (service_name,team_id,tier,language,retired_on) VALUES ('cart-api',1,1,'Go',NULL),('payment-gateway',1,1,'Java',NULL),('coupon-engine',1,3,'Go',NULL),('login-service',2,1,'Java',NULL),('profile-store',2,2,'Python',NULL),('search-index',3,2,'Rust',NULL),('autocomplete',3,3,'Rust',NULL),('event-pipeline',4,2,'Python',NULL),('warehouse-loader',4,3,'Python',NULL),('push-notifier',5,2,'Go',NULL),('mobile-bff',5,1,'TypeScript',NULL),('legacy-reports',4,3,'Perl','2025-08-31'),('voice-search',NULL,3,'Python',NULL);
INSERT INTO tbl_deployment (service_id,engineer_id,version,environment,started_at,finished_at,outcome)
SELECT s, CASE WHEN n%10=0 THEN NULL ELSE (SELECT engineer_id FROM tbl_engineer e WHERE e.team_id=(SELECT team_id FROM tbl_service WHERE service_id=s) ORDER BY abs(hashtext('e'||n||engineer_id)) LIMIT 1) END,
 (2+n/300)||'.'||(n%300)/12||'.'||n%12, env, st, CASE WHEN o='running' THEN NULL ELSE st+(3+abs(hashtext('f'||n))%55)*interval '1 minute' END, o
FROM (SELECT n, (ARRAY[1,1,1,2,2,4,4,5,6,6,7,8,9,10,11,11,3])[1+abs(hashtext('s'||n))%17] s, (ARRAY['production','production','staging'])[1+abs(hashtext('v'||n))%3] env,
 timestamptz '2025-01-03 09:00+00'+n*interval '14 hours'+abs(hashtext('t'||n))%400*interval '1 minute' st,
 CASE WHEN n>=927 THEN 'running' ELSE (ARRAY['succeeded','succeeded','succeeded','succeeded','succeeded','succeeded','failed','rolled back'])[1+abs(hashtext('o'||n))%8] END o FROM generate_series(1,928) n) x;
INSERT INTO tbl_incident (title,service_id,severity,detected_at,acknowledged_at,resolved_at,commander_id,caused_by_deployment_id,lost_revenue_usd)
SELECT (ARRAY['Elevated error rate','High latency','Total outage','Queue backing up','Certificate expired','Wrong prices shown','Disk full'])[1+abs(hashtext('ti'||n))%7]||' on '||(SELECT service_name FROM tbl_service WHERE service_id=d.service_id),
 d.service_id, (ARRAY['SEV1','SEV2','SEV2','SEV3','SEV3','SEV3'])[1+abs(hashtext('sv'||n))%6], dt, CASE WHEN n=118 THEN NULL ELSE dt+(1+abs(hashtext('ak'||n))%45)*interval '1 minute' END,
 CASE WHEN n>=115 THEN NULL ELSE dt+(50+abs(hashtext('rs'||n))%700)*interval '1 minute' END,
 CASE WHEN n%11=0 THEN NULL ELSE 1+abs(hashtext('cm'||n))%12 END, CASE WHEN n%3=0 THEN d.deployment_id END, CASE WHEN d.service_id IN (1,2,4,11) THEN 100+abs(hashtext('lr'||n))%48000 END
FROM (SELECT n, n*7+90 did, timestamptz '2025-02-10 04:00+00'+n*interval '102 hours'+abs(hashtext('dt'||n))%1300*interval '1 minute' dt FROM generate_series(1,118) n) x JOIN tbl_deployment d ON d.deployment_id=x.did ORDER BY n;
INSERT INTO tbl_postmortem (incident_id,author_id,root_cause,published_on)
SELECT incident_id, commander_id, (ARRAY['config change','missing test','capacity','third party','human error','expired secret'])[1+abs(hashtext('rc'||incident_id))%6], CASE WHEN incident_id%9=0 THEN NULL ELSE resolved_at::date+2+abs(hashtext('pb'||incident_id))%20 END
FROM tbl_incident WHERE severity IN ('SEV1','SEV2') AND commander_id IS NOT NULL AND resolved_at IS NOT NULL AND abs(hashtext('pm'||incident_id))%8>0;
INSERT INTO tbl_action_item (postmortem_id,summary,assignee_id,due_on,done_on)
SELECT p.postmortem_id, (ARRAY['Add alert on error budget','Write runbook','Raise connection limit','Rotate secrets automatically','Add canary stage','Load test before sale'])[1+abs(hashtext('as'||p.postmortem_id||k))%6],
 CASE WHEN (p.postmortem_id+k)%7=0 THEN NULL ELSE 1+abs(hashtext('aa'||p.postmortem_id||k))%12 END, i.detected_at::date+30*k, CASE WHEN abs(hashtext('ad'||p.postmortem_id||k))%3>0 AND i.detected_at < timestamptz '2026-05-01' THEN i.detected_at::date+10+abs(hashtext('ae'||p.postmortem_id||k))%50 END
FROM tbl_postmortem p JOIN tbl_incident i USING (incident_id) CROSS JOIN generate_series(1,2) k;
UPDATE tbl_incident SET caused_by_deployment_id = (SELECT min(deployment_id) FROM tbl_deployment WHERE engineer_id = 3) WHERE incident_id IN (50, 70);
