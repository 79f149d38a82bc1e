-- The sample owner's kinds of consultations, which visitors choose from once there are weekly hours.

insert into public.consultation_kinds (id, title, minutes, price, project_types, place, amount, pays_on_page)
values
('00000000-0000-4000-8000-000000000381', 'First talk', 30, '', '{}', 1, null, false),
('00000000-0000-4000-8000-000000000382', 'Code review', 60, '$180', '{web-development,mobile-app,consulting}', 2, null, false),
('00000000-0000-4000-8000-000000000383', 'Half a day on your architecture', 240, '$600', '{web-development,cloud-solutions,ai-integration,consulting}', 3, 600, true);
