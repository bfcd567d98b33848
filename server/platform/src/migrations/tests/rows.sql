-- What people had before the first release: Ann, Bob and Cat play at the INN, Dan has lost his seat there
-- and is invited to the BAY; an OLD game is over. Rows with ids of their own are numbered from 1.
INSERT INTO "user" (name, name_key, name_skeleton, password, mail, created_at) VALUES
('Ann', 'ann', 'ann', '$argon2id$v=19$m=19456,t=2,p=1$Lue6WXH6XPXxcRgfzOjjFw$FNtzwKgAwNms2BJ2/OKHOr+g91Id/jhnP0k+jun52dE', 'ann@example.com', 1),
('Bob', 'bob', 'bob', 'x', NULL, 2), ('Cat', 'cat', 'cat', NULL, NULL, 3), ('Dan', 'dan', NULL, 'x', NULL, 4);
INSERT INTO session (token_hash, user_id, device, started_at, seen_at, expires_at) VALUES
('f013fd592ce6539dab8ac54b2af48a1dccede0ae89aaa761a63d7daccca3c775', 1, 'a laptop', 1800000000000, 1800000000000, 1805184000000);
INSERT INTO account_name (user_id, name, key_hash, skeleton_hash, until) VALUES (2, 'Robert', 'r', 'r', 1900000000000);
INSERT INTO calendar VALUES (1, 'Europe/Berlin', 1380, 420);
INSERT INTO vacation (user_id, year, days, starts_at, ends_at) VALUES (3, 2027, 2, 1810000000000, 1810172800000);
INSERT INTO conduct VALUES (1, 'high', 120, 1, 0, 60, 0), (4, 'low', 3, 4, 1, 0, 1);
INSERT INTO moderator VALUES (2, 5);
INSERT INTO allowance (user_id, kind, other, at) VALUES (1, 'invitation', 4, 1799999999999);
INSERT INTO key_ VALUES ('links', 'faeb49735969fdd756c3597ee75f086128fa7bb20f86820ea5e9a8b5b3d99184');
INSERT INTO spent_link VALUES ('n', 1800000000009);
INSERT INTO suppression VALUES ('somebody', 8);
INSERT INTO unasked_mail (recipient, category, at) VALUES ('somebody', 'invitation', 8), ('somebody', 'press', 9);
INSERT INTO notice_account VALUES (1, 'de', '{"told":{"mail":["turn","press"]},"when":{},"hours":{},"zone":"Europe/Berlin"}', 'ann@example.com');
INSERT INTO target (user_id, channel, shape, address, label, created_at) VALUES (1, 'webhook', 'slack', 'https://example.com/', 'work', 9);

INSERT INTO table_ (id, kind, name, shape, setup, open, status, owner, invitation, seed, seq, state, undo, created_at, changed_at, pace, delay, stakes, description) VALUES
('INN', 'sealed', 'At the inn', 1, '{"purse":20,"rounds":3}', TRUE, 'running', 1, '70f38c33f8a2e52fcc15e32bddb95d8d', '2b305573ba914ab601eb8bc51ddcf356ea17e9a1bf7dc63ec921c40a0d6c1071', 9,
 '{"rounds_left":3,"next":5,"players":[{"purse":20,"won":0,"asked":4,"bid":{"amount":3,"word":"three"}},{"purse":20,"won":0,"asked":2,"bid":null},{"purse":20,"won":0,"asked":3,"bid":null}]}',
 '{"rounds_left":3,"next":4,"players":[{"purse":20,"won":0,"asked":1,"bid":null},{"purse":20,"won":0,"asked":2,"bid":null},{"purse":20,"won":0,"asked":3,"bid":null}]}',
 6, 1800000000000, '{"kind":"correspondence","planning":86400000,"reaction":3600000}', 'none', 'rated', 'It''s „our“ inn'),
('BAY', 'sealed', 'At the bay', 1, '{"purse":20,"rounds":3}', FALSE, 'gathering', 1, '93b0422115957aad35ec974ed82a81f5', 'd61f85b8ae208577cc844b85a548ab3347be0527e1fb97aa3cda10803cbf0f02', 2,
 NULL, NULL, 7, 1800000000000, '{"kind":"unlimited"}', 'none', 'friendly', ''),
('OLD', 'sealed', 'Long ago', 1, '{"purse":20,"rounds":3}', TRUE, 'over', 2, '03b0422115957aad35ec974ed82a81f5', 'e61f85b8ae208577cc844b85a548ab3347be0527e1fb97aa3cda10803cbf0f02', 40,
 '{"rounds_left":0,"next":9,"players":[{"purse":9,"won":3,"asked":8,"bid":null},{"purse":20,"won":0,"asked":7,"bid":null}]}',
 NULL, 5, 6, '{"kind":"unlimited"}', 'none', 'rated', '');
INSERT INTO seat (table_id, seat, holder, user_id, since, confirmed, level) VALUES
('INN', 0, 'person', 1, 5, TRUE, NULL), ('INN', 1, 'person', 2, 6, TRUE, NULL), ('INN', 2, 'person', 3, 8, TRUE, NULL),
('BAY', 0, 'person', 1, 1, FALSE, NULL), ('BAY', 1, 'nobody', NULL, 1, FALSE, NULL), ('BAY', 2, 'computer', NULL, 1, FALSE, 'easy'),
('OLD', 0, 'person', 2, 1, TRUE, NULL), ('OLD', 1, 'person', 1, 1, TRUE, NULL);
INSERT INTO held (table_id, user_id, seat, abandoned, began) VALUES
('INN', 1, 0, FALSE, TRUE), ('INN', 2, 1, FALSE, TRUE), ('INN', 4, 2, TRUE, TRUE), ('INN', 3, 2, FALSE, FALSE);
INSERT INTO handover VALUES ('INN', 8, 2, 'taken');
INSERT INTO resolution VALUES ('INN', 6, 'extend', NULL, 1799999999000, 'lost');
INSERT INTO guest (table_id, user_id, welcome, words, at, seat) VALUES ('BAY', 4, 'invited', '', 7, 1);
INSERT INTO entry (table_id, seq, shape, seat, decision, action, rolls, events, state_hash, at, "by", asked_at, deadline) VALUES
('INN', 7, 1, NULL, NULL, NULL, '[]', '[]', '6b08d28b883d34e311960ec462b61feead8e088af20b010dd98ccc246e2232c7', 1799999999500, 3, NULL, NULL),
('INN', 9, 1, 0, 1, '{"Bid":{"amount":3,"word":"three"}}', '[]', '[{"Sealed":{"seat":0,"bid":{"amount":3,"word":"three"}}}]', 'b722373737cb6c3b6274ea40f1ec86d2eafa9b360665797d8b16c187b6ce68b9', 1800000000000, 1, 1799999999500, 1800086400000);
INSERT INTO keyframe VALUES ('INN', 7, 1, 4294967292, '{"rounds_left":3,"next":4,"players":[{"purse":20,"won":0,"asked":1,"bid":null},{"purse":20,"won":0,"asked":2,"bid":null},{"purse":20,"won":0,"asked":3,"bid":null}]}');
INSERT INTO pending (table_id, decision, seat, required, asked_at, span, deadline) VALUES
('INN', 2, 1, TRUE, 1799999999500, 'planning', 1800086400000), ('INN', 3, 2, TRUE, 1799999999500, 'planning', 1800086400000), ('INN', 4, 0, FALSE, 1800000000000, 'planning', 1800086400000);
INSERT INTO seen VALUES ('INN', 1, 9), ('INN', 4, 7);
INSERT INTO vote (table_id, kind, opened_at, seat) VALUES ('INN', 'pause', 1800000000000, NULL);
INSERT INTO ballot VALUES ('INN', 'pause', 2, TRUE);
INSERT INTO standing VALUES ('INN', 1, 2, 1, '[{"bid":{"amount":2,"word":"two"},"once":true}]', 1, 7, 1800000000000);
INSERT INTO draft VALUES ('INN', 1, 2, 2, 1, '{"amount":7}', NULL, 1, 1800000000000);
INSERT INTO ear VALUES ('INN', 0, '0-1'), ('INN', 1, '0-1');
INSERT INTO line (table_id, audience, number, id, seat, "by", text, quote, seq, at) VALUES
('INN', 'hall', 1, '00000000000000000000000000000001', 0, 1, 'It''s „late“ – good luck', NULL, 7, 1799999999600),
('INN', 'hall', 2, '00000000000000000000000000000003', NULL, 4, 'And to you', '00000000000000000000000000000001', 8, 1799999999800),
('INN', '0-1', 1, '00000000000000000000000000000002', 1, 2, 'Let me win', NULL, 7, 1799999999700);
INSERT INTO proposal VALUES ('INN', '0-1', 1, 1, 4294967292, 1, '{"rounds_left":3,"losers":[0]}', NULL, 1799999999700);
INSERT INTO proposal_answer VALUES ('INN', '0-1', 1, 0, 1, 'accepted', 1799999999900);
INSERT INTO read_mark VALUES ('INN', 1, 0, '0-1', 1);
INSERT INTO note VALUES ('INN', 1, 0, 4294967292, 'never trust Bob', 1799999999900);
INSERT INTO hush VALUES (1, 4, 'mute', 'h1');
INSERT INTO masked_hush VALUES ('INN', 1, 4, 2, 'block', 'h2');
INSERT INTO report (id, table_id, audience, "by", about, words, lines, at) VALUES ('r1', 'INN', 'hall', 3, 4, 'Rude', '[]', 1799999999900);
INSERT INTO report (id, table_id, audience, "by", about, words, lines, at, resolved_at, resolved_by, note) VALUES ('r2', 'INN', 'hall', 3, 4, 'Rude again', '[]', 1799999999910, 1799999999960, 2, 'Be kind');
INSERT INTO report_opening VALUES ('r1', 2, 1799999999950);
INSERT INTO withheld (table_id, user_id, deeds, due_at) VALUES ('INN', 4, '30t1m2t', NULL);
INSERT INTO outbox (user_id, channel, category, table_id, seq, decision, until, key, status, created_at, due_at, attempts) VALUES
(2, 'mail', 'turn', 'INN', 7, 2, 1800086400000, NULL, 'waiting', 1799999999500, 1800000059500, 0),
(1, 'mail', 'press', 'INN', 7, NULL, NULL, '1 press mail 1', 'waiting', 1799999999500, 1800000059500, 0);
INSERT INTO outcome (table_id, seat, role, place, seats) VALUES ('OLD', 0, 'a', 1, 2), ('OLD', 1, 'b', 2, 2);
INSERT INTO played VALUES ('OLD', 2, 'sealed', 'a', 2, 1, 'whole', 3, 60, 6, 27.5, 7.25), ('OLD', 1, 'sealed', 'b', 2, 2, 'whole', 3, 60, 6, 22.5, 7.25);
INSERT INTO rating VALUES (2, 'sealed', 27.5, 7.25, 6), (1, 'sealed', 22.5, 7.25, 5);
INSERT INTO role_rating VALUES ('sealed', 2, 'a', 0.5, 1.25, 6);
INSERT INTO packed VALUES ('OLD', 1, 4294967295, 'packed');
